export { CategoryFilter } from "./category-filter.tsx";
export { CategorySelect } from "./category-select.tsx";
