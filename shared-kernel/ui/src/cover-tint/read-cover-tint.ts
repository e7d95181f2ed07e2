import { tintOf, type CoverTint } from './tint';

/** Enough to find a color; the browser averages the image down to it. */
const SIDE = 16;

/** The tint of a cover; null for a transparent one. Rejects when its server does not allow other sites to read it. */
export async function readCoverTint(imageUrl: string): Promise<CoverTint | null> {
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
