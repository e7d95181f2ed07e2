// Keeps the prerendered pages of a deployment complete around a change of a channel. What cannot be drawn is a warning.
import { drawingsOf, isDrawn, readChannel, refreshRegistry, ReleaseError } from '@segue/releases';
import { prerenderMissing } from '../registry/prerender.mjs';

/** @typedef {import('@segue/releases').Store} Store */
/** @typedef {import('@segue/releases').Channel} Channel */

/** @typedef {{ channel: string, shellFrom?: string }} Options */

/**
 * Draws what a channel will need, before its pointer moves.
 * @param {Store} store @param {Options} options @param {(state: Channel) => Channel} change
 */
export async function drawBefore(store, { channel, shellFrom }, change) {
  try {
    await prerenderMissing(store, change(await readChannel(store, channel)), { shellFrom });
  } catch (error) {
    // What prevents drawing a version also prevents its release: the change itself reports it.
    if (!(error instanceof ReleaseError)) throw error;
  }
}

/**
 * Draws what is still missing after a change, and lists it in the registry: another release may have come between.
 * @param {Store} store @param {Options} options @param {(drawing: import('@segue/releases').Drawing) => boolean} [isWanted]
 */
export async function drawAfter(store, { channel, shellFrom }, isWanted) {
  const drawn = await prerenderMissing(store, await readChannel(store, channel), { isWanted, shellFrom });
  if (drawn.length > 0) await refreshRegistry(store, channel);
  return drawn;
}

/**
 * Whether each version has its pages, by `name version`; a version without public screens is left out.
 * @param {Store} store @param {Channel} channel @returns {Promise<Map<string, boolean>>}
 */
export async function drawnVersions(store, channel) {
  const drawings = await drawingsOf(store, channel);
  return new Map(
    await Promise.all(
      drawings.map(async (drawing) => [`${drawing.name} ${drawing.version}`, await isDrawn(store, drawing)]),
    ),
  );
}
