export { CommandPaletteHost } from "./command-palette-host.tsx";
