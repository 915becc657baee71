import { Box, Stack, Text } from "@chakra-ui/react";
import { whyChooseUs } from "#site/content/contact.ts";
import { useSiteSettings } from "../layout/site-settings-context.tsx";

export function WhyChooseUs() {
  return (
    <Box as="section" aria-labelledby="why-choose-us">
      <Text as="h2" id="why-choose-us" textStyle="subheading" marginBlockEnd="2">
        {whyChooseUs.heading}
      </Text>
      <Stack as="ul" gap="0" listStyleType="none">
        {whyChooseUs.items(useSiteSettings()).map((item) => (
          <Box as="li" key={item.title} borderBlockEndWidth="1px" paddingBlock="4">
            <Text fontWeight="550">{item.title}</Text>
            <Text color="fg.muted">{item.text}</Text>
          </Box>
        ))}
      </Stack>
    </Box>
  );
}
