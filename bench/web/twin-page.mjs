import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fillHtml } from '../../tooling/registry/html.mjs';

const CONFIG = /<script type="application\/json" id="segue-config"[^>]*>([^<]*)<\/script>/;

/**
 * The twin's HTML, with the settings that the product serves.
 * @param {{ folder: string, registry: object }} twin @param {string} productUrl
 */
export async function twinPage({ folder, registry }, productUrl) {
  const answer = await fetch(`${productUrl}/home`, { headers: { accept: 'text/html' } });
  const json = CONFIG.exec(await answer.text())?.[1];
  if (!json) throw new Error(`${productUrl}/home holds no settings.`);
  const template = readFileSync(join(folder, 'index.html'), 'utf8');
  return fillHtml(template, { registry, config: JSON.parse(json), address: '/home' });
}
