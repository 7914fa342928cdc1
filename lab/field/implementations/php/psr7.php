<?php

// As Debian packages it.
require 'GuzzleHttp/Psr7/autoload.php';

use GuzzleHttp\Psr7\Uri;
use GuzzleHttp\Psr7\UriResolver;

if (in_array('--check', $argv)) {
    exit(0);
}
$answer = function (string $operation, array $in) {
    return (string) UriResolver::resolve(new Uri($in['base']), new Uri($in['reference']));
};
$version = trim((string) shell_exec("dpkg-query --show --showformat='\${Version}' php-guzzlehttp-psr7"));
$about = ['implementation' => 'guzzlehttp/psr7', 'language' => 'PHP', 'version' => $version,
    'claims' => 'RFC 3986 for resolution; encodes what it is given', 'operations' => ['resolve']];
require __DIR__ . '/loop.php';
