use implementations::{refusal, serve};
use serde_json::json;
use url::Url;

fn main() {
    let about = json!({ "implementation": "url", "language": "Rust", "version": "2.5.8",
        "claims": "the URL Standard; not RFC 3986", "operations": ["resolve"] });
    serve(about, |_, base, reference| {
        Ok(json!(Url::parse(base).map_err(refusal)?.join(reference).map_err(refusal)?.as_str()))
    });
}
