// Pictures drawn by the browser itself, so that they are what their type says.
import type { Page } from '@playwright/test';

export type Picture = { name: string; mimeType: string; buffer: Buffer };

/** A small picture of this type. */
export async function aPicture(page: Page, type: 'jpeg' | 'png' | 'webp'): Promise<Picture> {
  const mimeType = `image/${type}`;
  const base64 = await page.evaluate((wanted) => {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 64;
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('This browser cannot draw');
    pen.fillStyle = '#8b5cf6';
    pen.fillRect(0, 0, 64, 64);
    return canvas.toDataURL(wanted).split(',')[1] ?? '';
  }, mimeType);
  return { name: `cover.${type}`, mimeType, buffer: Buffer.from(base64, 'base64') };
}
