import type { EditorProps } from "@tiptap/pm/view";

/**
 * Drop and paste of image files. Pasted text wins over a pasted image, because office programs add an image
 * of the text they copy.
 */
export function fileEvents(add: (files: readonly File[], at?: number) => void): EditorProps {
  return {
    handlePaste: (_, event) => {
      const data = event.clipboardData;
      const files = [...(data?.files ?? [])];
      if (files.length === 0 || data?.getData("text/plain") !== "") return false;
      add(files);
      return true;
    },
    handleDrop: (view, event) => {
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length === 0) return false;
      event.preventDefault();
      add(files, view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos);
      return true;
    },
  };
}
