// Releases bad builds into a deployment, with the commands of a team, and says what stopped each.
import {
  folderStore,
  integrityOf,
  jsonText,
  pointerPath,
  promote,
  publish,
} from '@segue/remote-kit/releases';
import { chmodSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { log, secondsSince } from '../../../tooling/start/log.mjs';
import { at, readJson } from '../../../tooling/start/paths.mjs';
import { run } from '../../../tooling/start/processes.mjs';
import { startTestProduct } from '../../../tooling/start/test-product.mjs';
import { CANDIDATES, GOOD, routeTo, scriptOf } from './candidates.mjs';

/** All others must be refused or harmless. */
const MAY_BE_LIVE = 2;
const LIVE = '1.0.0';
/** The user `nobody`, who may write no remote. */
const STRANGER = 65_534;

/** `patterns` are parts of titles; without one all candidates are tried. */
export async function runBadReleases(patterns = []) {
  const folder = mkdtempSync(join(tmpdir(), 'segue-bad-'));
  let server;
  try {
    const deployment = await createDeployment(folder);
    server = await startTestProduct({ deployment: folder });
    const outcomeFor = (candidate, version) => outcomeOf({ ...deployment, server }, candidate, version);
    const good = await outcomeFor(GOOD, '1.0.1');
    // Where a good one is refused, a refusal shows nothing.
    if (good.kind !== 'live') {
      log(`✗  a release that works is refused: ${good.sentence}`);
      return false;
    }
    log('✓  a release that works goes live');
    const isChosen = ({ title }) => patterns.length === 0 || patterns.some((part) => title.includes(part));
    const chosen = CANDIDATES.filter(isChosen);
    const open = [];
    for (const [index, candidate] of chosen.entries()) {
      const started = performance.now();
      const { kind, by, sentence } = await outcomeFor(candidate, `2.0.${index}`);
      const { title, harmless } = candidate;
      const isLive = kind === 'live' && !harmless;
      if (isLive) open.push(title);
      const verdict = kind === 'refused' ? `refused by ${by}: ${sentence}` : (harmless ?? 'LIVE');
      log(`${isLive ? '✗' : '✓'}  ${title.padEnd(56)}  ${verdict}  ${secondsSince(started)}`);
    }
    log(
      `${chosen.length - open.length} of ${chosen.length} are refused or harmless; live: ${open.join(', ') || 'none'}`,
    );
    return open.length <= MAY_BE_LIVE;
  } finally {
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A deployment with the remotes of this checkout, and a remote `charts` of a team, which works. */
async function createDeployment(folder) {
  cpSync(at('dist'), folder, { recursive: true });
  const store = folderStore(join(folder, 'remotes'));
  const { current } = readJson(join(folder, 'remotes', pointerPath('legal')));
  const { kernel } = readJson(join(folder, 'remotes/legal', current, 'manifest.json'));
  const charts = buildOf(kernel, GOOD, LIVE);
  await publish(store, charts.manifest, async () => charts.content);
  await promote(store, 'charts', LIVE);
  // Strangers may read everything.
  chmodSync(folder, 0o755);
  return { folder, store, kernel };
}

/** Publishes one and promotes it by the command; afterwards the version that works is live again. */
async function outcomeOf({ folder, store, kernel, server }, candidate, version) {
  const { manifest, content } = buildOf(kernel, candidate, version);
  const { name } = manifest;
  await publish(store, manifest, async () => content);
  candidate.tamper?.(join(folder, 'remotes', name, version));
  const before = (await liveIn(server, name)).version;
  let output = '';
  if (candidate.isByHand)
    await store.write(pointerPath(name), jsonText({ current: version, previous: before }));
  else {
    const command = [at('remote-kit/cli/segue-remote.mjs'), 'promote', name, version, '--to', folder];
    const skips = candidate.isOfStranger ? ['--skip', 'a stranger is in a hurry'] : [];
    const user = candidate.isOfStranger && process.getuid?.() === 0 ? { uid: STRANGER, gid: STRANGER } : {};
    const env = { ...process.env, SANDBOX_MUSIC_SERVER: '1' };
    ({ output } = await run(process.execPath, [...command, ...skips], { env, ...user }));
  }
  const live = await liveIn(server, name);
  if (candidate.isByHand) output = live.problem ?? '';
  await promote(store, name, before);
  if (live.version === version) return { kind: 'live' };
  const row = output.split('\n').find((line) => line.startsWith('✗'));
  const by = row ? 'screens' : candidate.isByHand ? 'server' : candidate.isOfStranger ? 'rights' : 'check';
  return { kind: 'refused', by, sentence: lineOf(row ?? output) };
}

/** What pages get of a remote, and what the server says against it. */
async function liveIn({ address }, name) {
  const read = async (path) => (await fetch(`${address}${path}`)).json();
  const { remotes } = await read('/registry.json');
  const { remotes: problems } = await read('/readyz?details');
  return {
    version: remotes.find((one) => one.name === name)?.version,
    problem: problems.find(({ remote }) => remote === name)?.reason,
  };
}

const lineOf = (text) =>
  text
    .trim()
    .replace(/\n[^]*/, '')
    .replaceAll(/\s{2,}/g, ' ');

function buildOf(kernel, candidate, version) {
  const base = {
    name: 'charts',
    kernel,
    routes: [routeTo('/charts')],
    nav: [{ label: 'Charts', to: '/charts', order: 6, access: 'anyone' }],
    widgets: [],
  };
  const facts = { ...base, ...candidate.release?.(base) };
  const container = `${facts.name}_${version.replaceAll('.', '_')}`;
  const content = Buffer.from(scriptOf(facts.name, version, container, candidate));
  const entry = 'remoteEntry.js';
  return {
    manifest: { ...facts, version, container, entry, files: { [entry]: integrityOf(content) } },
    content,
  };
}
