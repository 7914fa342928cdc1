<?php

$answer = function (string $operation, array $in) {
    $parts = parse_url($in['text']);
    if ($parts === false) {
        throw new Exception('false');
    }
    $userinfo = isset($parts['pass']) ? "{$parts['user']}:{$parts['pass']}" : ($parts['user'] ?? null);
    return ['scheme' => $parts['scheme'] ?? null, 'userinfo' => $userinfo, 'host' => $parts['host'] ?? null,
        'path' => $parts['path'] ?? '', 'query' => $parts['query'] ?? null, 'fragment' => $parts['fragment'] ?? null];
};
$about = ['implementation' => 'parse_url', 'language' => 'PHP', 'version' => PHP_VERSION,
    'claims' => 'no standard; does not validate', 'operations' => ['components']];
require __DIR__ . '/loop.php';
