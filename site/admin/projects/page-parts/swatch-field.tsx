import { Box, Button, HStack, Image, Stack } from "@chakra-ui/react";
import { Images } from "lucide-react";
import { useWatch } from "react-hook-form";
import type { UseFormReturn } from "react-hook-form";
import { pickFromLibrary } from "#site/admin/media/library/image-picker.ts";
import { useAssetUrl } from "#site/admin/media/use-asset-url.ts";
import { fieldLabel, rulesOf } from "#site/schemas/form.ts";
import { materialSchema, SWATCH_EXAMPLE } from "#site/schemas/project-parts.ts";
import type { ProjectValues } from "#site/schemas/project.ts";
import { TextField } from "#site/ui/fields.tsx";
import { imageFiles } from "#supabase/data/image-copies.ts";
import { withoutImageFragment } from "#supabase/data/image-focus.ts";
import { isColorSwatch } from "#supabase/data/project-parts.ts";

const rules = rulesOf(materialSchema);

interface SwatchFieldProps {
  readonly form: UseFormReturn<ProjectValues>;
  /** Place of the material in the form. */
  readonly index: number;
}

/** The swatch of a material: a color or the URL of an image, with a sample, and an image of the library. */
export function SwatchField({ form, index }: SwatchFieldProps) {
  const { control, register, setValue, formState } = form;
  const name = `materials.${index}.swatch` as const;
  const swatch = useWatch({ control, name }).trim();
  const hasSample = swatch !== "" && rules.swatch(swatch) === true;
  const choose = async () => {
    const [file] = await pickFromLibrary({ kind: "image", multiple: false });
    if (file !== undefined) setValue(name, file.url, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <Stack gap="2">
      <TextField
        label={fieldLabel(materialSchema, "swatch")}
        size="sm"
        placeholder={SWATCH_EXAMPLE}
        help={`A color such as ${SWATCH_EXAMPLE}, or a picture.`}
        error={formState.errors.materials?.[index]?.swatch?.message}
        {...register(name, { validate: rules.swatch })}
      />
      <HStack gap="3">
        {hasSample && <Sample swatch={swatch} />}
        <Button
          type="button"
          size="sm"
          variant="outline"
          aria-label="Swatch from the library"
          onClick={() => void choose()}
        >
          <Images aria-hidden /> Library
        </Button>
      </HStack>
    </Stack>
  );
}

function Sample({ swatch }: { readonly swatch: string }) {
  const toAssetUrl = useAssetUrl();
  const frame = { boxSize: "10", borderWidth: "1px", borderRadius: "xs" } as const;
  if (isColorSwatch(swatch)) return <Box {...frame} style={{ backgroundColor: swatch }} />;
  const source = imageFiles(withoutImageFragment(swatch))?.smallest ?? toAssetUrl(swatch);
  return <Image {...frame} src={source} alt="" objectFit="cover" />;
}
