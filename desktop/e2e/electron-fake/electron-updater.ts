import { currentBoundary } from "./current.ts";
import { FakeUpdater } from "./updater.ts";

const autoUpdater = new FakeUpdater(currentBoundary());

// The bundled package is CommonJS: its exports are the default export.
// eslint-disable-next-line import-x/no-default-export -- the shape that the bundle imports
export default { autoUpdater };
