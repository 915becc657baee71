import { useCallback, useState } from "react";
import { useCommands } from "#site/admin/navigation/command-bus.ts";
import { useWhenIdle } from "#site/ui/use-when-idle.ts";
import { toast } from "#site/ui/toaster.tsx";

interface PaletteProps {
  readonly onClose: () => void;
}

const TYPES = ["palette"] as const;

const load = () => import("./command-palette.tsx");

/** Opens the command palette on ⌘/Ctrl K. Its code is preloaded, so that the first keys reach its field. */
export function CommandPaletteHost() {
  const [open, setOpen] = useState(false);
  const [loaded, setLoaded] = useState<{ Palette: React.ComponentType<PaletteProps> } | null>(null);
  useWhenIdle(() => {
    // Opening the palette retries and reports the error.
    load().catch(() => undefined);
  });
  useCommands(
    TYPES,
    useCallback((command) => {
      if (command.type !== "palette") return;
      setOpen(true);
      load().then(setLoaded, (error: unknown) => {
        console.error("The palette could not be loaded.", error);
        setOpen(false);
        toast.error({
          title: "This could not be opened",
          description: "Check your connection and try again.",
        });
      });
    }, []),
  );
  if (!open || loaded === null) return null;
  return (
    <loaded.Palette
      onClose={() => {
        setOpen(false);
      }}
    />
  );
}
