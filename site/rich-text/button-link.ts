import type { SystemStyleObject } from "@chakra-ui/react";

/** A link of a body with this title is drawn as a button: `[See our fees](/services "button")`. */
export const BUTTON_TITLE = "button";

/** Attribute of such a link in HTML, in place of the title. */
export const BUTTON_LINK = "data-button";

/** Looks like the buttons of the site; a long label wraps. */
export const buttonLinkStyle: SystemStyleObject = {
  [`& a[${BUTTON_LINK}]`]: {
    display: "inline-block",
    maxWidth: "100%",
    paddingInline: "1.25em",
    paddingBlock: "0.6em",
    borderRadius: "sm",
    bg: "clay.solid",
    color: "clay.contrast",
    fontSize: "1rem",
    fontWeight: "550",
    lineHeight: "1.4",
    textDecoration: "none",
    _hover: { bg: "clay.700" },
    "@media print": { bg: "transparent", color: "inherit", borderWidth: "1px" },
  },
};
