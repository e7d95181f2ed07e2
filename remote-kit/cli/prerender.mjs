// `segue-remote prerender`: draws what is missing, and lists what a command that was killed has drawn.
import { drawAfter } from '../prerender/draw.mjs';
import { refreshRegistry } from '../releases/index.mjs';

export async function run({ store, name, ...options }) {
  const drawn = await drawAfter(store, options, (drawing) => !name || drawing.name === name);
  await refreshRegistry(store, options.channel);
  if (drawn.length === 0) return 'Nothing was missing.';
  return drawn.map((one) => `${one.name} ${one.version} is prerendered.`).join('\n');
}
