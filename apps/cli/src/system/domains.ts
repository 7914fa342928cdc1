/** Domain names by UTS 46, as Node has them. */
export { domainToASCII, domainToUnicode } from "node:url";
