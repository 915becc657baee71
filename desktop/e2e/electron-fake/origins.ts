/** The address of the app's page as main knows it. */
export const OWN_ORIGIN = "studio://dashboard";
