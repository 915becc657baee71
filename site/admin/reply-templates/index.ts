export { fillTemplate, templateFrom } from "./fill-template.ts";
export { useNewTemplate } from "./new-template.ts";
export { useReplyTemplates } from "./use-reply-templates.ts";
