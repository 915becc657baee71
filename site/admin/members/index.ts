export { OwnInquiryMail } from "./own-inquiry-mail.tsx";
