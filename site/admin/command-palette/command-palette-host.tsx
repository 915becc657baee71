import { useCallback, useState } from "react";
import { useCommands } from "#site/admin/navigation/command-bus.ts";
import { toast } from "#site/ui/toaster.tsx";

interface PaletteProps {
  readonly onClose: () => void;
}

const TYPES = ["palette"] as const;

/** Opens the command palette on ⌘/Ctrl K and loads its code on first use. */
export function CommandPaletteHost() {
  const [open, setOpen] = useState(false);
  const [loaded, setLoaded] = useState<{ Palette: React.ComponentType<PaletteProps> } | null>(null);
  useCommands(
    TYPES,
    useCallback((command) => {
      if (command.type !== "palette") return;
      setOpen(true);
      import("./command-palette.tsx").then(setLoaded, (error: unknown) => {
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
