// Fluent: messages with plural forms, references and variables, as translators write them.

export { FluentBundle } from "../vendor/fluent-bundle.js";
export { FluentResource } from "../vendor/fluent-resource.js";
export { FluentType } from "../vendor/fluent-types.js";
