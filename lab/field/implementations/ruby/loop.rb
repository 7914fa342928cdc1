# Answers the runner. An exception of the implementation is its refusal.

require "json"

def serve(about, operations)
  $stdout.sync = true
  $stdin.each_line do |line|
    message = JSON.parse(line)
    case message["cmd"]
    when "start" then puts JSON.generate({ language: "Ruby", operations: operations.keys, **about }, ascii_only: true)
    when "stop" then break
    else
      begin
        answer = { result: operations.fetch(message["operation"].to_sym).call(*message["input"].values) }
      rescue StandardError => e
        answer = { error: "#{e.class}: #{e.message}".scrub }
      end
      puts JSON.generate({ seq: message["seq"], **answer }, ascii_only: true)
    end
  end
end
