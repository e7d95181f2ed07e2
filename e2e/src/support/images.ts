// Image files for uploads.
import type { Page } from '@playwright/test';

export type ImageFile = { name: string; mimeType: string; buffer: Buffer };

/** A small image, encoded by the browser so that its content has the given type. */
export async function createImage(page: Page, type: 'jpeg' | 'png' | 'webp'): Promise<ImageFile> {
  const mimeType = `image/${type}`;
  const base64 = await page.evaluate((imageType) => {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 64;
    const drawing = canvas.getContext('2d');
    if (!drawing) throw new Error('This browser has no 2D canvas.');
    drawing.fillStyle = '#8b5cf6';
    drawing.fillRect(0, 0, 64, 64);
    return canvas.toDataURL(imageType).split(',')[1] ?? '';
  }, mimeType);
  return { name: `cover.${type}`, mimeType, buffer: Buffer.from(base64, 'base64') };
}
