interface ImagePreloadProps {
  readonly srcSet: string;
  readonly sizes: string;
  readonly type: "image/avif";
  readonly media?: string;
}

/** Preloads the image of the first viewport, before the browser's parser reaches it. */
export function ImagePreload({ srcSet, sizes, type, media }: ImagePreloadProps) {
  return (
    <link
      rel="preload"
      as="image"
      // React hoists the link into the head only if it has an href; browsers choose from `imageSrcSet`.
      href={srcSet.slice(0, srcSet.indexOf(" "))}
      imageSrcSet={srcSet}
      imageSizes={sizes}
      type={type}
      fetchPriority="high"
      {...(media === undefined ? {} : { media })}
    />
  );
}
