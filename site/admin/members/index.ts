export { OwnInquiryMail } from "./own-inquiry-mail.tsx";
export { OwnName } from "./own-name.tsx";
export { OwnPhoto } from "./own-photo.tsx";
