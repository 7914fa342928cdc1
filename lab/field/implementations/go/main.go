// Answers the runner for net/url.
package main

import (
	"bufio"
	"encoding/json"
	"net/url"
	"os"
	"runtime"
)

type message struct {
	Cmd       string
	Seq       int
	Operation string
	Input     map[string]string
}

func main() {
	lines := bufio.NewScanner(os.Stdin)
	lines.Buffer(nil, 1<<20)
	out := json.NewEncoder(os.Stdout)
	for lines.Scan() {
		var m message
		if json.Unmarshal(lines.Bytes(), &m) != nil || m.Cmd == "stop" {
			return
		}
		if m.Cmd == "start" {
			out.Encode(map[string]any{"implementation": "net/url", "language": "Go", "version": runtime.Version(),
				"claims": "RFC 3986 in general, with deviations for compatibility", "operations": []string{"components", "resolve"}})
			continue
		}
		result, err := answer(m.Operation, m.Input)
		if err != nil {
			out.Encode(map[string]any{"seq": m.Seq, "error": err.Error()})
		} else {
			out.Encode(map[string]any{"seq": m.Seq, "result": result})
		}
	}
}

func answer(operation string, input map[string]string) (any, error) {
	if operation == "components" {
		return components(input["text"])
	}
	base, err := url.Parse(input["base"])
	if err != nil {
		return nil, err
	}
	target, err := base.Parse(input["reference"])
	if err != nil {
		return nil, err
	}
	return target.String(), nil
}

// It has the empty text for an absent component, except for a query (ForceQuery) and userinfo.
func components(text string) (any, error) {
	u, err := url.Parse(text)
	if err != nil {
		return nil, err
	}
	record := map[string]any{"scheme": present(u.Scheme), "path": u.EscapedPath(), "query": present(u.RawQuery),
		"fragment": present(u.EscapedFragment()), "port": present(u.Port())}
	if u.Opaque != "" {
		record["path"] = u.Opaque
	}
	if u.ForceQuery {
		record["query"] = ""
	}
	if u.User != nil {
		record["userinfo"] = u.User.String()
	} else {
		record["userinfo"] = nil
	}
	return record, nil
}

func present(text string) any {
	if text == "" {
		return nil
	}
	return text
}
