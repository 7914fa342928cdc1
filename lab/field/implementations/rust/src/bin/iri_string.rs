use implementations::{refusal, serve, Answer};
use iri_string::types::{IriReferenceStr, IriStr, UriAbsoluteStr, UriReferenceStr, UriStr};
use iri_string::spec::UriSpec;
use serde_json::json;

fn main() {
    let operations = [
        "isUri", "isUriReference", "isAbsoluteUri", "isRelativeReference", "isIri", "isIriReference", "components", "resolve",
        "normalize",
    ];
    let about = json!({ "implementation": "iri-string", "language": "Rust", "version": "0.7.14",
        "claims": "RFC 3986 and 3987", "operations": operations });
    serve(about, answer);
}


type RiRelativeUri = iri_string::types::RiRelativeStr<UriSpec>;

fn answer(operation: &str, a: &str, b: &str) -> Answer {
    Ok(match operation {
        "isUri" => json!(UriStr::new(a).is_ok()),
        "isUriReference" => json!(UriReferenceStr::new(a).is_ok()),
        "isAbsoluteUri" => json!(UriAbsoluteStr::new(a).is_ok()),
        "isRelativeReference" => json!(RiRelativeUri::new(a).is_ok()),
        "isIri" => json!(IriStr::new(a).is_ok()),
        "isIriReference" => json!(IriReferenceStr::new(a).is_ok()),
        "normalize" => json!(UriStr::new(a).map_err(refusal)?.normalize().to_string()),
        "resolve" => {
            let base = UriStr::new(a).map_err(refusal)?.to_absolute_and_fragment().0;
            json!(UriReferenceStr::new(b).map_err(refusal)?.resolve_against(base).to_string())
        }
        _ => {
            let uri = UriReferenceStr::new(a).map_err(refusal)?;
            let authority = uri.authority_components();
            json!({ "scheme": uri.scheme_str(), "authority": uri.authority_str(),
                "userinfo": authority.and_then(|part| part.userinfo()), "host": authority.map(|part| part.host()),
                "port": authority.and_then(|part| part.port()), "path": uri.path_str(), "query": uri.query_str(),
                "fragment": uri.fragment().map(|part| part.as_str()) })
        }
    })
}
