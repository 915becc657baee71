import { Box, chakra, Text } from "@chakra-ui/react";
import { NodeViewWrapper } from "@tiptap/react";
import type { ReactNodeViewProps } from "@tiptap/react";
import { useId } from "react";
import { useAssetUrl } from "#site/admin/media/use-asset-url.ts";
import { videoOf } from "#site/rich-text/video-url.ts";
import { SingleInput } from "./single-input.tsx";

/** A video by its address. A file plays; a video of YouTube or Vimeo is requested on the public page only. */
export function VideoView({ node, selected, updateAttributes }: ReactNodeViewProps) {
  const address = String(node.attrs["address"]);
  const video = videoOf(address);
  const toAssetUrl = useAssetUrl();
  const id = useId();
  return (
    <NodeViewWrapper data-media="">
      <Box
        outline={selected ? "2px solid" : undefined}
        outlineColor="colorPalette.focusRing"
        outlineOffset="4px"
        borderRadius="xs"
      >
        {video?.kind === "file" ? (
          <chakra.video
            src={toAssetUrl(video.address)}
            controls
            preload="metadata"
            width="full"
            aspectRatio="16 / 9"
            bg="ink"
          />
        ) : (
          <Box
            display="grid"
            placeItems="center"
            aspectRatio="16 / 9"
            maxHeight="16rem"
            width="full"
            bg="bg.muted"
            color="fg.muted"
          >
            {video === null ? "Video" : `Video on ${video.provider}`}
          </Box>
        )}
        <SingleInput
          size="sm"
          type="url"
          marginBlockStart="2"
          autoComplete="off"
          aria-label="Address of the video"
          aria-describedby={video === null ? id : undefined}
          placeholder="https://www.youtube.com/watch?v=…"
          value={address}
          onChange={(event) => {
            updateAttributes({ address: event.target.value.trim() });
          }}
          onKeyDown={(event) => {
            // Prevents submission of the form.
            if (event.key === "Enter" && !event.ctrlKey && !event.metaKey) event.preventDefault();
          }}
        />
        {video === null && (
          <Text id={id} textStyle="caption" color="fg.muted" marginBlockStart="1">
            The address of a video on YouTube or Vimeo, or of a file that ends in .mp4 or .webm.
            Anything else is shown as text.
          </Text>
        )}
      </Box>
    </NodeViewWrapper>
  );
}
