//! Answers the runner.

use serde_json::{json, Value};
use std::io::{stdin, stdout, BufRead, Write};

/// The result of an operation on one text, or two; an error is a refusal.
pub type Answer = Result<Value, String>;

pub fn serve(about: Value, answer: impl Fn(&str, &str, &str) -> Answer) {
    for line in stdin().lock().lines() {
        let message: Value = serde_json::from_str(&line.unwrap()).unwrap();
        let text = |names: [&str; 3]| {
            let input = &message["input"];
            names.iter().find_map(|name| input[name].as_str()).unwrap_or("").to_owned()
        };
        let reply = match message["cmd"].as_str() {
            Some("start") => about.clone(),
            Some("run") => {
                let (a, b) = (text(["text", "base", "a"]), text(["reference", "b", "b"]));
                match answer(message["operation"].as_str().unwrap(), &a, &b) {
                    Ok(result) => json!({ "seq": message["seq"], "result": result }),
                    Err(error) => json!({ "seq": message["seq"], "error": error }),
                }
            }
            _ => return,
        };
        println!("{reply}");
        stdout().flush().unwrap();
    }
}

/// A refusal, from any error.
pub fn refusal(error: impl std::fmt::Debug) -> String {
    format!("{error:?}")
}
