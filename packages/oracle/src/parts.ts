/** RFC 3986 §3: the components that §6.2 changes. */

/** The components that the rungs change. Without a host there is no authority. */
export interface Parts {
  scheme: string | undefined;
  userinfo: string | undefined;
  host: string | undefined;
  port: string | undefined;
  path: string;
  query: string | undefined;
  fragment: string | undefined;
}
