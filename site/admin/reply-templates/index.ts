export { fillTemplate, templateFrom } from "./fill-template.ts";
export type { SubjectAndBody } from "./fill-template.ts";
export { NewTemplateDialog } from "./new-template-dialog.tsx";
export { OwnSignature } from "./own-signature.tsx";
export { useReplySignature } from "./use-reply-signature.ts";
export { useReplyTemplates } from "./use-reply-templates.ts";
