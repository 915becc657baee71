import { MediaLibrary } from "./media-library.tsx";

/** The media library as a page of the Studio menu. */
export function MediaLibraryPage() {
  return <MediaLibrary />;
}
