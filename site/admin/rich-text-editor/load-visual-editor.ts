import { useEffect, useState } from "react";
import type { ComponentType } from "react";
import type { VisualEditorProps } from "#site/admin/visual-editor/visual-editor.tsx";

export type LoadedEditor =
  | { readonly kind: "loading" }
  | { readonly kind: "failed"; readonly retry: () => void }
  | { readonly kind: "ready"; readonly VisualEditor: ComponentType<VisualEditorProps> };

/** Loads the editor, a chunk of its own, when a body is opened; `retry` repeats a failed import. */
export function useVisualEditor(isWanted: boolean): LoadedEditor {
  const [attempts, setAttempts] = useState(0);
  const [state, setState] = useState<LoadedEditor>({ kind: "loading" });
  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    const apply = (next: LoadedEditor) => {
      if (isCurrent) setState(next);
    };
    import("#site/admin/visual-editor/visual-editor.tsx").then(
      ({ VisualEditor }) => {
        apply({ kind: "ready", VisualEditor });
      },
      (error: unknown) => {
        console.error("The visual editor could not be loaded.", error);
        apply({
          kind: "failed",
          retry: () => {
            setState({ kind: "loading" });
            setAttempts((count) => count + 1);
          },
        });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted, attempts]);
  return state;
}
