// Draws the prerendered pages of a deployment in a folder; see docs/decisions/0014-pages-are-prerendered-at-a-release.md.
import { drawMissing, SUPPORT_EMAIL_MARK } from '@segue/releases';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { log } from '../start/log.mjs';
import { at, readJson } from '../start/paths.mjs';
import { loadDotEnv } from '../start/settings.mjs';
import { configOf, drawnSettings } from './drawn-settings.mjs';
import { withCopy, writeShellFacts } from './origin-shell.mjs';

/** The shell has twelve screens, and a busy machine needs a second for each. */
const LIMIT_MS = 60_000;
const RENDERER = 'tooling/prerender';

/**
 * Draws what is missing for a channel and logs what could not be drawn. Nothing is waited for or loaded when nothing is missing.
 * @param {import('@segue/releases').FolderStore} store @param {import('@segue/releases').Channel} channel
 * @param {{ isWanted?: (drawing: import('@segue/releases').Drawing) => boolean, redraws?: boolean, shellFrom?: string }} [options]
 * `redraws`: what another renderer, or other settings, have drawn counts as missing; `shellFrom`: the folder of the server, for a
 * deployment on another origin
 * @returns {Promise<{ name: string, version: string }[]>} what was drawn
 */
export async function prerenderMissing(store, channel, { isWanted, redraws = false, shellFrom } = {}) {
  loadDotEnv();
  if (shellFrom && !store.folder) await writeShellFacts(store, shellFrom);
  const facts = {
    renderer: rendererHash(),
    styledComponents: readJson(at('node_modules/styled-components/package.json')).version,
  };
  const settings = drawnSettings(process.env);
  const inTurn = limited(availableParallelism());
  const pagesIn = (drawing, one) =>
    store.folder
      ? pagesOf(store.folder, drawing, one)
      : withCopy(store, shellFrom, drawing, (copy) => pagesOf(copy.folder, { ...drawing, ...copy }, one));
  const draw = async (drawing) => {
    const variants = await Promise.all(
      settings.map((one) => inTurn(async () => ({ settings: one, ...(await pagesIn(drawing, one)) }))),
    );
    return { ...facts, variants };
  };
  const isCurrent = ({ renderer, variants }) =>
    renderer === facts.renderer &&
    JSON.stringify(variants.map((variant) => variant.settings)) === JSON.stringify(settings);
  const { drawn, failed } = await drawMissing(store, channel, draw, {
    ...(isWanted && { isWanted }),
    ...(redraws && { isCurrent }),
  });
  for (const { name, version, reason } of failed) {
    log(`${name} ${version} is not prerendered: ${reason}`);
  }
  return drawn;
}

async function pagesOf(folder, drawing, settings) {
  const { renderPages } = await import('../prerender/prerender.mjs');
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
  for (const file of readdirSync(at(RENDERER)).sort()) {
    if (file.endsWith('.mjs')) hash.update(readFileSync(at(RENDERER, file)));
  }
  return hash.digest('hex').slice(0, 12);
}

/** Runs at most this many tasks at a time. @param {number} most */
function limited(most) {
  let free = most;
  /** @type {(() => void)[]} */
  const waiting = [];
  return async (task) => {
    if (free > 0) free -= 1;
    else await new Promise((resolve) => waiting.push(() => resolve(undefined)));
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
