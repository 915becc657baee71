import { currentBoundary } from "./current.ts";
import { BoundaryUpdater } from "./updater.ts";

const autoUpdater = new BoundaryUpdater(currentBoundary());

// The bundled package is CommonJS: its exports are the default export.
// eslint-disable-next-line import-x/no-default-export -- the shape that the bundle imports
export default { autoUpdater };
