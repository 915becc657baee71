export { CategorySelect } from "./category-select.tsx";
