// Releases bad builds into a deployment, with the commands of a team, and says what stopped each.
import { readBuild, readBuiltShell } from '@segue/remote-kit/build/read-build';
import {
  approveClaim,
  claimName,
  folderStore,
  initOwners,
  newKey,
  promote,
  publishRelease,
  publishShell,
  readChannel,
  rollback,
} from '@segue/remote-kit/releases';
import { createPrivateKey } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { REMOTES } from '../../../tooling/rspack/remotes.mjs';
import { log, secondsSince } from '../../../tooling/start/log.mjs';
import { at } from '../../../tooling/start/paths.mjs';
import { run } from '../../../tooling/start/processes.mjs';
import { CANDIDATES, GOOD, routeTo, scriptOf } from './candidates.mjs';

/** All others must be refused or harmless. */
const MAY_BE_LIVE = 2;
const LIVE = '1.0.0';
const CHANGE = { channel: 'production', by: 'soak', why: 'soak' };

/** `patterns` are parts of titles; without one all candidates are tried. */
export async function runBadReleases(patterns = []) {
  const folder = mkdtempSync(join(tmpdir(), 'segue-bad-'));
  try {
    const deployment = await startDeployment(folder);
    const good = await outcomeOf(deployment, GOOD, '1.0.1');
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
      const { kind, by, sentence } = await outcomeOf(deployment, candidate, `2.0.${index}`);
      const { title, harmless } = candidate;
      const isLive = kind === 'live' && !harmless;
      if (isLive) open.push(title);
      const verdict = kind === 'refused' ? `refused by ${by}: ${sentence}` : (harmless ?? 'LIVE');
      log(`${isLive ? '✗' : '✓'}  ${title.padEnd(56)}  ${verdict}  ${secondsSince(started)}`);
    }
    const met = chosen.length - open.length;
    log(`${met} of ${chosen.length} are refused or harmless; live: ${open.join(', ') || 'none'}`);
    return open.length <= MAY_BE_LIVE;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A deployment with the shell and the remotes of the operator, and a remote `charts` of a team, which works. */
async function startDeployment(folder) {
  const store = folderStore(folder);
  const operatorKey = newKey();
  const operator = createPrivateKey(operatorKey);
  // The commands of the team use it, too.
  process.env.SEGUE_KEY = newKey();
  const team = createPrivateKey(process.env.SEGUE_KEY);
  await initOwners(store, operator, 'operator');
  const owners = { charts: team, legal: createPrivateKey(newKey()) };
  for (const [name, key] of Object.entries(owners)) {
    await claimName(store, name, key, `${name} team`);
    await approveClaim(store, name, { key: operator });
  }
  const shell = readBuiltShell(at('shell'));
  await publishShell(store, shell, operator);
  const remotes = REMOTES.map((name) => readBuild(at('remotes', name)));
  const legal = remotes.find(({ name }) => name === 'legal');
  const charts = buildOf(legal, GOOD, LIVE);
  for (const build of [...remotes, charts]) await publishRelease(store, build, operator);
  for (const { name = 'shell', version } of [shell, ...remotes, charts])
    await promote(store, { ...CHANGE, remote: name, version, key: operator });
  return { folder, store, legal, team, operatorKey };
}

/** Publishes and promotes one; a version that went live is rolled back. */
async function outcomeOf({ folder, store, legal, team, operatorKey }, candidate, version) {
  const build = buildOf(legal, candidate, version);
  const { name } = build;
  // A folder without owners takes every release.
  const source = candidate.isSmuggled ? join(folder, 'elsewhere') : folder;
  try {
    await publishRelease(folderStore(source), build, team);
  } catch (error) {
    const by = /belongs to|signed/.test(error.message) ? 'owner' : 'publish';
    return { kind: 'refused', by, sentence: lineOf(error.message) };
  }
  const published = `releases/${name}/${version}`;
  if (candidate.isSmuggled) cpSync(join(source, published), join(folder, published), { recursive: true });
  if (candidate.tampered) {
    const file = join(folder, published, 'release.json');
    writeFileSync(file, JSON.stringify(candidate.tampered(JSON.parse(readFileSync(file, 'utf8')))));
  }
  const command = [at('remote-kit/cli/segue-remote.mjs'), 'promote', name, version, '--to', folder];
  const key = candidate.isSmuggled ? { SEGUE_KEY: operatorKey } : {};
  const env = { ...process.env, SANDBOX_MUSIC_SERVER: '1', ...key };
  const { code, output } = await run(process.execPath, command, { env });
  const isLive = (await readChannel(store)).remotes[name].version === version;
  if (code === 0 && isLive) {
    await rollback(store, { ...CHANGE, remote: name, version: LIVE, key: createPrivateKey(operatorKey) });
    return { kind: 'live' };
  }
  if (isLive) throw new Error(`${name} ${version} is live although it was refused:\n${output}`);
  const row = output.split('\n').find((line) => line.startsWith('✗'));
  const by = row ? 'gate' : /signed/.test(output) ? 'owner' : 'check';
  return { kind: 'refused', by, sentence: lineOf(row ?? output) };
}

const lineOf = (text) =>
  text
    .trim()
    .replace(/\n[^]*/, '')
    .replaceAll(/\s{2,}/g, ' ');

function buildOf(legal, candidate, version) {
  const base = {
    ...legal,
    name: 'charts',
    lazy: undefined,
    face: {
      routes: [routeTo('/charts')],
      nav: [{ label: 'Charts', to: '/charts', order: 6, access: 'anyone' }],
      widgets: [],
    },
  };
  const facts = { ...base, ...candidate.release?.(base) };
  const container = `${facts.name}_${version.replaceAll('.', '_')}`;
  const content = Buffer.from(scriptOf(facts.name, version, container, candidate));
  return { ...facts, version, container, content, entry: `remoteEntry.${version.replaceAll('.', '')}.js` };
}
