/** Names, in the address of a new project, the inquiry that fills in its form. */
export const FROM_INQUIRY = "from";
