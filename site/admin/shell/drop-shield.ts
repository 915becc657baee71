import { useEffect } from "react";

/** A file dropped beside a drop zone would replace the page, and unsaved text with it. */
export function useDropShield() {
  useEffect(() => {
    const shield = (event: DragEvent) => {
      if (!event.defaultPrevented && event.dataTransfer?.types.includes("Files") === true) {
        event.preventDefault();
        event.dataTransfer.dropEffect = "none";
      }
    };
    window.addEventListener("dragover", shield);
    window.addEventListener("drop", shield);
    return () => {
      window.removeEventListener("dragover", shield);
      window.removeEventListener("drop", shield);
    };
  }, []);
}
