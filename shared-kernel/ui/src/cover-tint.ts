import { useEffect, useState, type CSSProperties } from 'react';
import { type CoverTint, tintOf } from './tint';

/** The last covers that were read, by their URL: a screen that is opened again has its color at once. */
const tints = new Map<string, CoverTint | null>();
const KEPT = 20;

/**
 * The color of a cover as CSS variables, `--cover-color-dark` and `--cover-color-light`; none when it cannot be read. Undefined until it is
 * known; the color of the cover before stays until then.
 */
export function useCoverColor(imageUrl = ''): CSSProperties | undefined {
  const [tint, setTint] = useState(() => tints.get(imageUrl));
  useEffect(() => {
    let isCurrent = true;
    const show = (read: CoverTint | null) => {
      tints.set(imageUrl, read);
      for (const url of [...tints.keys()].slice(0, -KEPT)) tints.delete(url);
      if (isCurrent) setTint(read);
    };
    readCoverTint(imageUrl).then(show, () => show(null));
    return () => {
      isCurrent = false;
    };
  }, [imageUrl]);
  if (tint === undefined) return undefined;
  return { '--cover-color-dark': tint?.dark, '--cover-color-light': tint?.light } as CSSProperties;
}

/** Enough to find a color; the browser averages the image down to it. */
const SIDE = 16;

/** The tint of a cover; null for a transparent one. Rejects when its server does not allow other sites to read it. */
async function readCoverTint(imageUrl: string): Promise<CoverTint | null> {
  const image = new Image(SIDE, SIDE);
  image.crossOrigin = 'anonymous';
  image.src = imageUrl;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas');
  context.drawImage(image, 0, 0, SIDE, SIDE);
  return tintOf(context.getImageData(0, 0, SIDE, SIDE).data);
}
