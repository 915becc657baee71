import { Box, chakra, Stack, Text } from "@chakra-ui/react";
import { NodeViewWrapper } from "@tiptap/react";
import type { ReactNodeViewProps } from "@tiptap/react";
import { useContext, useId } from "react";
import { ImageSources } from "#site/admin/media/image-sources.tsx";
import { UploadProgress } from "#site/admin/media/upload-progress.tsx";
import { useAssetUrl } from "#site/admin/media/use-asset-url.ts";
import { videoOf } from "#site/rich-text/video-url.ts";
import { EditorImagesContext } from "./editor-images.ts";
import { SingleInput } from "./single-input.tsx";
import { closeUndoGroup } from "./undo-group.ts";
import { useVideoFile } from "./use-video-file.ts";

/** A video by its address, which may be that of an uploaded file or of one in the library. A file plays; a video of YouTube or Vimeo is requested on the public page only. */
export function VideoView({ node, selected, updateAttributes, editor }: ReactNodeViewProps) {
  const images = useContext(EditorImagesContext);
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
        {images !== null && (
          <VideoSources
            onAddress={(chosen) => {
              closeUndoGroup(editor);
              updateAttributes({ address: chosen });
            }}
          />
        )}
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

/** The ways to choose a file, its progress, and why it was not taken. */
function VideoSources({ onAddress }: { readonly onAddress: (address: string) => void }) {
  const { runningUpload, failure, take, takeStored } = useVideoFile(onAddress);
  return (
    <Stack gap="2" marginBlockStart="2">
      <ImageSources
        label="File of the video"
        kind="image-or-video"
        multiple={false}
        disabled={runningUpload !== null}
        onFiles={take}
        onLibrary={takeStored}
      />
      {runningUpload !== null && (
        <UploadProgress
          name="the video"
          percent={runningUpload.percent}
          onCancel={runningUpload.cancel}
        />
      )}
      {failure !== null && (
        <Text role="alert" textStyle="caption" color="fg.error" overflowWrap="anywhere">
          {failure}
        </Text>
      )}
    </Stack>
  );
}
