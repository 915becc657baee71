export { fillTemplate, templateFrom } from "./fill-template.ts";
export { useNewTemplate } from "./new-template.ts";
export { OwnSignature } from "./own-signature.tsx";
export { useReplySignature } from "./use-reply-signature.ts";
export { useReplyTemplates } from "./use-reply-templates.ts";
