import { chakra } from "@chakra-ui/react";
import { useEffect, useState } from "react";

/** Width of the white margin that scanners need, in modules. */
const QUIET_ZONE = 4;

interface QrImage {
  /** Width and height in modules. */
  readonly size: number;
  /** SVG path of the dark modules. */
  readonly path: string;
}

/** A URL as a QR code, dark on white in both themes. Renders nothing while the encoder loads, or if it cannot be loaded. */
export function QrCode({ url, label }: { readonly url: string; readonly label: string }) {
  const image = useQrImage(url);
  if (image === null) return null;
  return (
    <chakra.svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${String(image.size)} ${String(image.size)}`}
      boxSize="40"
      bg="white"
      borderWidth="1px"
      shapeRendering="crispEdges"
    >
      <path d={image.path} fill="black" />
    </chakra.svg>
  );
}

function useQrImage(url: string): QrImage | null {
  const [image, setImage] = useState<QrImage | null>(null);
  useEffect(() => {
    let isCurrent = true;
    encodeImage(url).then(
      (encoded) => {
        if (isCurrent) setImage(encoded);
      },
      (error: unknown) => {
        console.warn("[qr-code]", error);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [url]);
  return image;
}

async function encodeImage(url: string): Promise<QrImage> {
  const { encode } = await import("uqr");
  const { data, size } = encode(url, { border: QUIET_ZONE, ecc: "M" });
  const modules = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${String(x)} ${String(y)}h1v1h-1z`] : [])),
  );
  return { size, path: modules.join("") };
}
