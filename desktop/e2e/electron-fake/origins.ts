/** The address of the app's page in main. */
export const OWN_ORIGIN = "studio://dashboard";
