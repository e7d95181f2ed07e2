/** Enough to find a color; the browser averages the image down to it. */
const SIDE = 8;

/** The main hue of an image in degrees; null for a gray one. Rejects when its server does not allow other sites to read it. */
export async function readHue(imageUrl: string): Promise<number | null> {
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.src = imageUrl;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas');
  context.drawImage(image, 0, 0, SIDE, SIDE);
  return mainHue(context.getImageData(0, 0, SIDE, SIDE).data);
}

/** The mean direction of the pixels on the color circle, in which colorful pixels count more; RGBA bytes. */
function mainHue(pixels: ArrayLike<number>): number | null {
  let x = 0;
  let y = 0;
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red, green, blue] = [pixels[at]!, pixels[at + 1]!, pixels[at + 2]!];
    x += red - (green + blue) / 2;
    y += ((green - blue) * Math.sqrt(3)) / 2;
  }
  const strength = Math.hypot(x, y) / (pixels.length / 4);
  return strength < 1 ? null : (Math.round((Math.atan2(y, x) * 180) / Math.PI) + 360) % 360;
}
