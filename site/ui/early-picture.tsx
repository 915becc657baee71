interface EarlyPictureProps {
  readonly srcSet: string;
  readonly sizes: string;
  readonly type: "image/avif";
  readonly media?: string;
}

/** Has the browser fetch the picture of the first impression before it reads the page. */
export function EarlyPicture({ srcSet, sizes, type, media }: EarlyPictureProps) {
  return (
    <link
      rel="preload"
      as="image"
      // Needed by React, which then writes the link into the head; browsers choose from the set.
      href={srcSet.slice(0, srcSet.indexOf(" "))}
      imageSrcSet={srcSet}
      imageSizes={sizes}
      type={type}
      fetchPriority="high"
      {...(media === undefined ? {} : { media })}
    />
  );
}
