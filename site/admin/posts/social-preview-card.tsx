import { Box, chakra, Image, Stack, Text } from "@chakra-ui/react";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { studio } from "#site/content/studio.ts";
import { paths } from "#site/config/paths.ts";
import { useAdminEnvironment } from "#site/admin/context/admin-environment.tsx";
import { useAssetUrl } from "#site/admin/media/use-asset-url.ts";
import { shortened } from "#supabase/data/post-rules.ts";
import { parseFocalPoint } from "#supabase/data/image-focus.ts";
import { FOCUSED, positionStyle } from "#site/rich-text/focal-point-style.ts";
import { socialPreview, TITLE_SEEN, SOCIAL_PREVIEW_FIELDS } from "./social-preview.ts";
import type { SocialPreview } from "./social-preview.ts";
import type { PostFormState } from "./use-post-form.ts";
import { TALL_LINK } from "#site/ui/theme/touch.ts";

/**
 * Previews of the search result and the social card. Collapsed by default; renders its content when
 * opened.
 */
export function SocialPreviewCard({ state }: { readonly state: PostFormState }) {
  const [open, setOpen] = useState(false);
  return (
    <chakra.details
      borderWidth="1px"
      borderRadius="sm"
      paddingInline="4"
      paddingBlock="3"
      onToggle={(event) => {
        setOpen(event.currentTarget.open);
      }}
    >
      <chakra.summary textStyle="ui" cursor="pointer" css={TALL_LINK}>
        In search results and when shared
      </chakra.summary>
      {open && <Previews state={state} />}
    </chakra.details>
  );
}

function Previews({ state: { form, chosenFileUrl } }: { readonly state: PostFormState }) {
  useWatch({ control: form.control, name: SOCIAL_PREVIEW_FIELDS });
  const { publicSite } = useAdminEnvironment();
  const toAssetUrl = useAssetUrl();
  const preview = socialPreview(form.getValues());
  const image = chosenFileUrl ?? toAssetUrl(preview.image);
  return (
    <Stack gap="5" paddingTop="4">
      <SearchResult preview={preview} host={publicSite.host} />
      <SocialCardPreview
        preview={preview}
        host={publicSite.host}
        image={image}
        focus={form.getValues("focus")}
      />
    </Stack>
  );
}

interface SocialPreviewProps {
  readonly preview: SocialPreview;
  readonly host: string;
}

function SearchResult({ preview, host }: SocialPreviewProps) {
  return (
    <Box role="group" aria-label="Search result" overflowWrap="anywhere">
      <Text textStyle="caption" color="fg.muted">
        {host}
        {paths.blogPost(preview.slug).replaceAll("/", " › ")}
      </Text>
      <Text fontSize="lg" color="colorPalette.fg" lineHeight="1.35">
        {shortened(preview.title, TITLE_SEEN)}
      </Text>
      <Text textStyle="ui" color="fg.muted">
        {preview.description}
      </Text>
    </Box>
  );
}

interface SocialCardProps extends SocialPreviewProps {
  readonly image: string;
  readonly focus: string;
}

/** Social card; networks crop images to 1200 × 630 pixels. */
function SocialCardPreview({ preview, host, image, focus }: SocialCardProps) {
  return (
    <Box role="group" aria-label="Social card" maxWidth="22rem">
      <Box borderWidth="1px" borderRadius="md" overflow="hidden" bg="bg.panel">
        <Image
          src={image}
          {...positionStyle(parseFocalPoint(focus))}
          alt=""
          width="100%"
          aspectRatio={1200 / 630}
          objectFit="cover"
          objectPosition={FOCUSED}
        />
        <Box padding="3" overflowWrap="anywhere">
          <Text textStyle="caption" color="fg.muted">
            {host} · {studio.name}
          </Text>
          <Text textStyle="ui" fontWeight="600" lineClamp="2">
            {preview.title}
          </Text>
          <Text textStyle="caption" color="fg.muted" lineClamp="2">
            {preview.description}
          </Text>
        </Box>
      </Box>
    </Box>
  );
}
