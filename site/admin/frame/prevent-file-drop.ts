import { useEffect } from "react";

/** Prevents file drops outside a drop zone, which would navigate away and lose unsaved text. */
export function usePreventFileDrop() {
  useEffect(() => {
    const preventDrop = (event: DragEvent) => {
      if (!event.defaultPrevented && event.dataTransfer?.types.includes("Files") === true) {
        event.preventDefault();
        event.dataTransfer.dropEffect = "none";
      }
    };
    window.addEventListener("dragover", preventDrop);
    window.addEventListener("drop", preventDrop);
    return () => {
      window.removeEventListener("dragover", preventDrop);
      window.removeEventListener("drop", preventDrop);
    };
  }, []);
}
