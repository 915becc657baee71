import { Button } from "@chakra-ui/react";
import { messageOf } from "#supabase/data/errors.ts";
import { UPLOAD_MAX_BYTES } from "#supabase/data/limits.ts";
import { usePlatform } from "#site/admin/shell/platform-context.tsx";
import { toast } from "#site/ui/toaster.tsx";
import { useReplaceFile } from "./use-library.ts";
import type { LibraryFile } from "./use-library.ts";

/** Takes another file of the same type under the same address. */
export function ReplaceFile({ file }: { readonly file: LibraryFile }) {
  const platform = usePlatform();
  const replace = useReplaceFile();
  const choose = async () => {
    const kind = file.type.startsWith("video/") ? "image-or-video" : "image";
    const options = { kind, multiple: false, maxBytes: UPLOAD_MAX_BYTES } as const;
    const [chosen] = await platform.pickMedia(options);
    if (chosen === undefined) return;
    const ending = file.name.split(".").pop()?.toUpperCase() ?? "";
    try {
      if (chosen.size > UPLOAD_MAX_BYTES)
        throw new Error("Please choose a file smaller than 10MB.");
      await replace.mutateAsync({ old: file, file: chosen });
      toast.success({
        title: "File Replaced",
        description: "Visitors who saw the old one may see it for up to an hour longer.",
      });
    } catch (error) {
      console.warn("[media-library]", error);
      toast.error({
        title: "Replacing Failed",
        description: `${messageOf(error)} The new file must be a ${ending}, too.`.trim(),
      });
    }
  };
  return (
    <Button
      size="xs"
      variant="ghost"
      loading={replace.isPending}
      aria-label={`Replace ${file.name}`}
      onClick={() => void choose()}
    >
      Replace…
    </Button>
  );
}
