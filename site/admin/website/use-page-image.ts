import { useState } from "react";
import {
  CENTRE,
  focalPointOfUrl,
  withFocus,
  withoutImageFragment,
} from "#supabase/data/image-focus.ts";
import type { ImageFocus } from "#supabase/data/image-focus.ts";
import { useStaffClient } from "#site/admin/context/staff-backend.tsx";
import { allFilesValid } from "#site/admin/media/running-validations.ts";
import { uploadImageFile } from "#site/admin/media/upload-image.ts";
import { uploadProblem } from "#site/admin/media/upload-messages.ts";
import { isCancelled, useUpload } from "#site/admin/media/use-upload.ts";
import type { UploadedImage } from "#site/content/page-copy.ts";
import { rulesOf } from "#site/schemas/form.ts";
import { mediaFileSchema } from "#site/schemas/media-file.ts";

const rules = rulesOf(mediaFileSchema);

interface Problems {
  readonly image: string | null;
  readonly alt: string | null;
}
const NO_PROBLEMS: Problems = { image: null, alt: null };

interface Chosen {
  /** Selected but not uploaded yet. */
  readonly file: File | null;
  /** Address of the stored file without its focal point; '' for none. */
  readonly address: string;
  readonly focus: ImageFocus;
}

function chosenOf(stored: UploadedImage | null): Chosen {
  const url = stored?.address ?? "";
  return { file: null, address: withoutImageFragment(url), focus: focalPointOfUrl(url) };
}

/** The image that is being chosen for a place of a page; a selected file is uploaded when it is applied. */
export function usePageImage(
  stored: UploadedImage | null,
  onApply: (image: UploadedImage) => void,
) {
  const [chosen, setChosen] = useState(() => chosenOf(stored));
  const [alt, setAlt] = useState(stored?.alt ?? "");
  const [problems, setProblems] = useState(NO_PROBLEMS);
  const { runningUpload, upload } = useUploadOf(chosen, setChosen);
  const take = (next: Partial<Chosen>) => {
    setChosen({ file: null, address: chosen.address, focus: CENTRE, ...next });
    setProblems(NO_PROBLEMS);
  };
  const apply = async () => {
    if (!(await allFilesValid())) return;
    const found = problemsOf(chosen, alt);
    setProblems(found);
    if (found.image !== null || found.alt !== null) return;
    const result = await upload();
    if ("failure" in result) setProblems({ ...NO_PROBLEMS, image: result.failure });
    else onApply({ address: withFocus(result.url, chosen.focus), alt: alt.trim() });
  };
  return {
    ...chosen,
    alt,
    problems,
    runningUpload,
    apply,
    setAlt: (text: string) => {
      setAlt(text);
      setProblems({ ...problems, alt: null });
    },
    setFocus: (focus: ImageFocus) => {
      setChosen({ ...chosen, focus });
    },
    choose: (file: File) => {
      take({ file });
    },
    /** Takes the description of the library, unless one was typed. */
    chooseStored: (url: string, description: string) => {
      take({ address: withoutImageFragment(url) });
      if (alt.trim() === "") setAlt(description);
    },
    /** Clears the selected file or, without one, the stored image. */
    remove: () => {
      take(chosen.file === null ? { address: "" } : {});
    },
  };
}

type UploadResult = { readonly url: string } | { readonly failure: string };

function useUploadOf(chosen: Chosen, setChosen: (chosen: Chosen) => void) {
  const client = useStaffClient();
  const { runningUpload, run } = useUpload();
  const { file, address } = chosen;
  const upload = async (): Promise<UploadResult> => {
    if (file === null) return { url: address };
    try {
      const { url } = await run((options) =>
        uploadImageFile(client, "project-images", file, options),
      );
      // Another attempt does not upload it again.
      setChosen({ ...chosen, file: null, address: url });
      return { url };
    } catch (error) {
      if (!isCancelled(error)) console.error("[page-image]", error);
      return { failure: uploadProblem(error) };
    }
  };
  return { runningUpload, upload };
}

function problemsOf({ file, address }: Chosen, alt: string): Problems {
  const rule = rules.alt(alt);
  const missing = alt.trim() === "" ? "Say what the picture shows." : null;
  return {
    image: file === null && address === "" ? "Choose a picture first." : null,
    alt: typeof rule === "string" ? rule : missing,
  };
}
