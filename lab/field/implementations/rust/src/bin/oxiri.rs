use implementations::{refusal, serve, Answer};
use oxiri::{Iri, IriRef};
use serde_json::json;

fn main() {
    let operations = ["isIri", "isIriReference", "components", "resolve"];
    let about = json!({ "implementation": "oxiri", "language": "Rust", "version": "0.3.1",
        "claims": "RFC 3987, and so RFC 3986 for ASCII", "operations": operations });
    serve(about, answer);
}

fn answer(operation: &str, a: &str, b: &str) -> Answer {
    Ok(match operation {
        "isIri" => json!(Iri::parse(a).is_ok()),
        "isIriReference" => json!(IriRef::parse(a).is_ok()),
        "resolve" => json!(Iri::parse(a).map_err(refusal)?.resolve(&IriRef::parse(b).map_err(refusal)?).map_err(refusal)?.as_str()),
        _ => {
            let iri = IriRef::parse(a).map_err(refusal)?;
            json!({ "scheme": iri.scheme(), "authority": iri.authority(), "path": iri.path(), "query": iri.query(),
                "fragment": iri.fragment() })
        }
    })
}
