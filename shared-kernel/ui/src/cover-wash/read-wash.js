import { washOf } from './wash';
/** Enough to find a color; the browser averages the image down to it. */
const SIDE = 16;
/** The wash of a cover; null for a transparent one. Rejects when its server does not allow other sites to read it. */
export async function readWash(imageUrl) {
    const image = new Image(SIDE, SIDE);
    image.crossOrigin = 'anonymous';
    image.src = imageUrl;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = SIDE;
    canvas.height = SIDE;
    const context = canvas.getContext('2d');
    if (!context)
        throw new Error('This browser has no canvas');
    context.drawImage(image, 0, 0, SIDE, SIDE);
    return washOf(context.getImageData(0, 0, SIDE, SIDE).data);
}
