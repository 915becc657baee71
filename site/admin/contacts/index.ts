export { ContactsTab } from "./contacts-tab.tsx";
