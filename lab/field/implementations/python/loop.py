"""Answers the runner. An exception of the implementation is its refusal."""

import json
import sys
from importlib.metadata import version as installed


def serve(implementation, claims, operations, version=None, language="Python"):
    for line in sys.stdin:
        message = json.loads(line)
        if message["cmd"] == "start":
            answer = {
                "implementation": implementation,
                "language": language,
                "version": version or installed(implementation),
                "claims": claims,
                "operations": list(operations),
            }
        elif message["cmd"] == "run":
            try:
                answer = {"seq": message["seq"], "result": operations[message["operation"]](**message["input"])}
            except Exception as error:
                answer = {"seq": message["seq"], "error": f"{type(error).__name__}: {error}"}
        else:
            break
        print(json.dumps(answer), flush=True)
