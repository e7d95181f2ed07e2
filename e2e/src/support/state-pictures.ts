// Pictures of states for people to look at; taken only where STATE_PICTURES names a folder.
import type { Page } from '@playwright/test';
import { join } from 'node:path';

const folder = process.env['STATE_PICTURES'];

/** Keeps a picture of what is shown, when somebody wants to look at it. */
export async function pictureOf(page: Page, name: string): Promise<void> {
  if (folder) await page.screenshot({ path: join(folder, `${name}.png`), animations: 'disabled' });
}
