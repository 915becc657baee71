export { useLogout } from "./use-logout.ts";
