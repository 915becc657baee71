import { Box, Link, Text } from "@chakra-ui/react";
import { bookingLink } from "#site/content/contact.ts";
import { hostOf } from "#site/content/contact-links.ts";
import { SpriteIcon } from "../layout/sprite-icon.tsx";
import { useSiteSettings } from "../layout/site-settings-context.tsx";

/** Link to the studio's online calendar. Opens in another tab, so that a half-written inquiry stays open. */
export function BookingLink() {
  const { bookingUrl } = useSiteSettings();
  if (bookingUrl === "") return null;
  return (
    <Box
      display="flex"
      flexWrap="wrap"
      alignItems="baseline"
      columnGap="4"
      rowGap="1"
      marginBlockStart={{ base: "8", lg: "10" }}
    >
      <Text fontWeight="550">{bookingLink.question}</Text>
      <Link
        href={bookingUrl}
        target="_blank"
        rel="noopener"
        paddingBlock="1"
        overflowWrap="anywhere"
      >
        <span>
          {`${bookingLink.label} `}
          <Text as="span" color="fg.muted">
            {bookingLink.place(hostOf(bookingUrl))}
          </Text>
        </span>
        <SpriteIcon of="arrow" size={16} />
      </Link>
    </Box>
  );
}
