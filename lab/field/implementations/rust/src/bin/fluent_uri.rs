use fluent_uri::{Iri, IriRef, Uri, UriRef};
use implementations::{refusal, serve, Answer};
use serde_json::json;

fn main() {
    let operations = [
        "isUri", "isUriReference", "isAbsoluteUri", "isRelativeReference", "isIri", "isIriReference", "components", "resolve",
        "normalize",
    ];
    let about = json!({ "implementation": "fluent-uri", "language": "Rust", "version": "0.4.1",
        "claims": "RFC 3986 and 3987", "operations": operations });
    serve(about, answer);
}

fn answer(operation: &str, a: &str, b: &str) -> Answer {
    Ok(match operation {
        "isUri" => json!(Uri::parse(a).is_ok()),
        "isUriReference" => json!(UriRef::parse(a).is_ok()),
        "isAbsoluteUri" => json!(Uri::parse(a).is_ok_and(|uri| !uri.has_fragment())),
        "isRelativeReference" => json!(UriRef::parse(a).is_ok_and(|uri| !uri.has_scheme())),
        "isIri" => json!(Iri::parse(a).is_ok()),
        "isIriReference" => json!(IriRef::parse(a).is_ok()),
        "normalize" => json!(UriRef::parse(a).map_err(refusal)?.normalize().as_str()),
        "resolve" => {
            // It asks for a base without a fragment.
            let base = Uri::parse(a).map_err(refusal)?;
            let base = base.strip_fragment();
            json!(UriRef::parse(b).map_err(refusal)?.resolve_against(&base).map_err(refusal)?.as_str())
        }
        _ => {
            let uri = UriRef::parse(a).map_err(refusal)?;
            let authority = uri.authority();
            json!({ "scheme": uri.scheme().map(|part| part.as_str()), "authority": authority.map(|part| part.as_str()),
                "userinfo": authority.and_then(|part| part.userinfo()).map(|part| part.as_str()),
                "host": authority.map(|part| part.host()), "port": authority.and_then(|part| part.port()).map(|part| part.as_str()),
                "path": uri.path().as_str(), "query": uri.query().map(|part| part.as_str()),
                "fragment": uri.fragment().map(|part| part.as_str()) })
        }
    })
}
