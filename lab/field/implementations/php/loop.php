<?php

// Answers the runner for the file that requires it. An exception of the implementation is its refusal.

while (($line = fgets(STDIN)) !== false) {
    $message = json_decode($line, true);
    if ($message['cmd'] === 'stop') {
        break;
    }
    if ($message['cmd'] === 'start') {
        $reply = $about;
    } else {
        try {
            $reply = ['seq' => $message['seq'], 'result' => $answer($message['operation'], $message['input'])];
        } catch (Throwable $error) {
            $reply = ['seq' => $message['seq'], 'error' => $error->getMessage()];
        }
    }
    echo json_encode($reply, JSON_INVALID_UTF8_SUBSTITUTE), "\n";
}
