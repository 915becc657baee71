/** Path of the public files in the storage of a backend; the bucket and the file's name follow. */
export const PUBLIC_FILES = "/storage/v1/object/public/";
