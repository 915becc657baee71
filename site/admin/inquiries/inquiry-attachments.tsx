import { Box, Center, Flex, Heading, Image } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { FileText, ImageOff } from "lucide-react";
import { useId, useState } from "react";
import { attachmentsOf } from "#supabase/data/attachments.ts";
import type { Attachment } from "#supabase/data/attachments.ts";
import type { Inquiry } from "#supabase/data/inquiries.ts";
import {
  downloadInquiryFile,
  inquiryImageUrl,
  isShownImage,
} from "#supabase/data/inquiry-files.ts";
import { adminKeys } from "#site/admin/context/query-keys.ts";
import { useStaffClient } from "#site/admin/context/staff-backend.tsx";
import { useIsSignedIn } from "#site/admin/session/session-store.ts";
import { AttachmentButton } from "./attachment-button.tsx";

/** The photos and plans that the visitor attached: images are shown, and each file can be saved. */
export function InquiryAttachments({ inquiry }: { readonly inquiry: Inquiry }) {
  const client = useStaffClient();
  const headingId = useId();
  const files = attachmentsOf(inquiry);
  if (files.length === 0) return null;
  return (
    <Box as="section" aria-labelledby={headingId}>
      <Heading id={headingId} as="h3" textStyle="uiTitle" fontSize="0.9375rem" marginBottom="2">
        {files.length === 1 ? "1 file" : `${String(files.length)} files`}
      </Heading>
      <Flex as="ul" aria-labelledby={headingId} listStyleType="none" gap="4" wrap="wrap">
        {files.map((file) => (
          <Flex
            key={file.path}
            as="li"
            direction="column"
            gap="1"
            width={{ base: "full", sm: "11rem" }}
          >
            <Thumbnail file={file} />
            <AttachmentButton
              attachment={file}
              download={(each) => downloadInquiryFile(client, each)}
            />
          </Flex>
        ))}
      </Flex>
    </Box>
  );
}

/** Less than the five minutes for which the address of an image is valid. */
const STALE_MS = 4 * 60 * 1000;

/** An image of the inquiry, cropped; an icon for other files, and for an image that cannot be shown. */
function Thumbnail({ file }: { readonly file: Attachment }) {
  const client = useStaffClient();
  const isSignedIn = useIsSignedIn();
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const isImage = isShownImage(file);
  const { data: url = null, isError } = useQuery({
    queryKey: [...adminKeys.inquiryImages, file.path],
    enabled: isImage && isSignedIn,
    queryFn: () => inquiryImageUrl(client, file),
    staleTime: STALE_MS,
    gcTime: STALE_MS,
    refetchOnWindowFocus: false,
  });
  const isMissing = isError || (url !== null && url === failedUrl);
  return (
    <Center
      width="full"
      height="8rem"
      bg="bg.muted"
      color="fg.subtle"
      borderRadius="xs"
      overflow="hidden"
    >
      {!isImage && <FileText size="28" strokeWidth={1.25} aria-hidden />}
      {isImage && isMissing && <ImageOff size="24" strokeWidth={1.25} aria-hidden />}
      {isImage && !isMissing && url !== null && (
        <Image
          src={url}
          alt={file.name}
          width="100%"
          height="100%"
          objectFit="cover"
          loading="lazy"
          onError={() => {
            setFailedUrl(url);
          }}
        />
      )}
    </Center>
  );
}
