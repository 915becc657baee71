/** Query parameter of a new project: id of the inquiry to prefill the form from. */
export const FROM_INQUIRY = "from";
