import { Box, Flex } from "@chakra-ui/react";
import { memo, useState } from "react";
import type { PostRow } from "#supabase/data/posts.ts";
import { DeviceChoice, useDevice } from "#site/admin/public-preview/device-choice.tsx";
import { DeviceFrame } from "#site/admin/public-preview/device-frame.tsx";
import { articleOfValues } from "./to-article.ts";
import type { PostValues } from "#site/schemas/post.ts";
import { PreviewedPost } from "./previewed-post.tsx";
import { useCategoryName } from "./use-category-name.ts";
import type { PostFormState } from "./use-post-form.ts";
import { usePreviewedValues } from "./use-previewed-values.ts";

/** End of the sticky header and of the links to the form's sections. */
const PREVIEW_TOP = "calc(7.5rem + var(--form-sections, 0px))";
/** Viewport height minus what sticks above, and the save bar. */
const PREVIEW_HEIGHT = `calc(100dvh - ${PREVIEW_TOP} - 5rem)`;

/** The public page beside the form, updated in transitions; it follows the caret. */
export function LivePreview({ state }: { readonly state: PostFormState }) {
  const values = usePreviewedValues(state);
  const { device, choose } = useDevice("beside", "tablet");
  return (
    <Flex
      as="section"
      aria-label="Live preview"
      direction="column"
      gap="2"
      position="sticky"
      top={PREVIEW_TOP}
      height={PREVIEW_HEIGHT}
    >
      <DeviceChoice chosen={device.id} onChoose={choose} />
      <Box
        flex="1"
        minHeight="0"
        borderWidth="1px"
        borderRadius="md"
        overflow="hidden"
        bg="bg.muted"
      >
        <DeviceFrame title="Live preview of the page" width={device.width} followsCaret>
          <DeferredPreview values={values} base={state.base} chosenFileUrl={state.chosenFileUrl} />
        </DeviceFrame>
      </Box>
    </Flex>
  );
}

interface PreviewArticleProps {
  readonly values: PostValues;
  readonly base: PostRow | null;
  readonly chosenFileUrl: string | null;
}

const DeferredPreview = memo(function PreviewArticle(props: PreviewArticleProps) {
  const [now] = useState(() => new Date());
  const { values, base, chosenFileUrl } = props;
  const category = useCategoryName(values.categoryId);
  return <PreviewedPost post={articleOfValues(values, { category, base, chosenFileUrl, now })} />;
});
