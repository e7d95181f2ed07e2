// Draws the prerendered pages of a deployment; see docs/decisions/0014-pages-are-prerendered-at-a-release.md.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { drawMissing, readChannel, refreshRegistry, SUPPORT_EMAIL_MARK } from '../releases/index.mjs';
import { withFreeLock } from '../releases/file-lock.mjs';
import { manifestIn, packageFolder } from '../rspack/package-folder.mjs';
import { configOf, drawnSettings } from './drawn-settings.mjs';

/** The shell has twelve screens, and a busy machine needs a second for each. */
const LIMIT_MS = 60_000;
const HERE = import.meta.dirname;

/** @typedef {import('../releases/index.mjs').Store} Store */

/**
 * Draws what is missing for a channel and lists it in the registry. The pointer has moved by then: until it is drawn, a page is
 * painted by its scripts.
 * @param {Store} store @param {{ channel: string }} options
 */
export async function drawAfter(store, { channel }) {
  const drawn = [];
  // Only a server's own folder has the shell that draws.
  if (!store.folder) return drawn;
  await oneAtATime(store, channel, async () => {
    const done = await prerenderMissing(store, await readChannel(store, channel));
    if (done.length > 0) await refreshRegistry(store, channel);
    drawn.push(...done);
  });
  return drawn;
}

/**
 * Runs a task unless another process of this folder runs it: that process then runs it once more, however many were refused
 * meanwhile. A process leaves a mark before it takes the lock, and looks for marks after it has released it, so no request is lost.
 */
async function oneAtATime(store, channel, task) {
  const mark = join(store.folder, `channels/.undrawn.${channel}`);
  mkdirSync(dirname(mark), { recursive: true });
  writeFileSync(mark, '');
  let isOurs = true;
  while (isOurs && existsSync(mark)) {
    isOurs = await withFreeLock(join(store.folder, `channels/.drawing.${channel}`), async () => {
      rmSync(mark, { force: true });
      await task();
    });
  }
}

/**
 * Draws what is missing for a channel and says what could not be drawn.
 * @param {Store} store @param {import('../releases/index.mjs').Channel} channel
 * @param {{ redraws?: boolean }} [options] `redraws`: what another renderer, or other settings, have drawn counts as missing
 * @returns {Promise<{ name: string, version: string }[]>} what was drawn
 */
export async function prerenderMissing(store, channel, { redraws = false } = {}) {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const facts = {
    renderer: rendererHash(),
    styledComponents: manifestIn(packageFolder('styled-components', HERE)).version,
  };
  const settings = drawnSettings(process.env);
  const draw = async (drawing) => {
    const variants = await Promise.all(
      settings.map(async (one) => ({ settings: one, ...(await pagesOf(store.folder, drawing, one)) })),
    );
    return { ...facts, variants };
  };
  const isCurrent = ({ renderer, variants }) =>
    renderer === facts.renderer &&
    JSON.stringify(variants.map((variant) => variant.settings)) === JSON.stringify(settings);
  const { drawn, failed } = await drawMissing(store, channel, draw, redraws ? isCurrent : undefined);
  for (const { name, version, reason } of failed) {
    console.log(`${name} ${version} is not prerendered: ${reason}`);
  }
  return drawn;
}

async function pagesOf(folder, drawing, settings) {
  const { renderPages } = await import('./prerender.mjs');
  const { name, shellFolder, registry } = drawing;
  const { entry } = registry.remotes.find((remote) => remote.name === name) ?? {};
  return renderPages({
    shellFolder: join(folder, shellFolder),
    registry,
    remote: entry ? { name, entryFile: join(folder, entry) } : null,
    config: configOf(settings, SUPPORT_EMAIL_MARK),
    limitMs: LIMIT_MS,
  });
}

/** Identifies the program that draws. */
function rendererHash() {
  const hash = createHash('sha256');
  for (const file of readdirSync(HERE).sort()) {
    if (file.endsWith('.mjs')) hash.update(readFileSync(join(HERE, file)));
  }
  return hash.digest('hex').slice(0, 12);
}
