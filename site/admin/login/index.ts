export { LoginScreen } from "./login-screen.tsx";
export { SignIn } from "./sign-in.tsx";
export type { MailLink } from "./sign-in.tsx";
