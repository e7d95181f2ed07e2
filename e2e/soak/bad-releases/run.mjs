// Releases bad builds into a deployment, with the commands of a team, and says what stopped each.
import { readBuild, readBuiltShell } from '@segue/remote-kit/build/read-build';
import { folderStore, publishRelease, publishShell, readChannel } from '@segue/remote-kit/releases';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { REMOTES } from '../../../tooling/rspack/remotes.mjs';
import { log, secondsSince } from '../../../tooling/start/log.mjs';
import { at } from '../../../tooling/start/paths.mjs';
import { run } from '../../../tooling/start/processes.mjs';
import { CANDIDATES, GOOD, scriptOf } from './candidates.mjs';

/** So many of the bad ones must be refused or harmless. */
const GOAL = 24;
const LIVE = '1.0.0';

/** @param {string[]} [patterns] parts of titles; all candidates without one */
export async function runBadReleases(patterns = []) {
  const folder = mkdtempSync(join(tmpdir(), 'segue-bad-'));
  try {
    const deployment = await startDeployment(folder);
    const isGoodLive = (await outcomeOf(deployment, GOOD, '1.0.1')).kind === 'live';
    log(`${isGoodLive ? '✓' : '✗'} a release that works goes live`);
    const chosen = CANDIDATES.filter(
      ({ title }) => patterns.length === 0 || patterns.some((part) => title.includes(part)),
    );
    const open = [];
    for (const [index, candidate] of chosen.entries()) {
      const started = performance.now();
      const { kind, by, sentence } = await outcomeOf(deployment, candidate, `2.0.${index}`);
      const isLive = kind === 'live' && !candidate.harmless;
      const verdict = isLive ? 'LIVE' : kind === 'live' ? 'harmless' : `refused by ${by}`;
      if (isLive) open.push(candidate.title);
      const why = kind === 'live' ? (candidate.harmless ?? '') : sentence;
      log(
        [isLive ? '✗' : '✓', candidate.title.padEnd(56), verdict.padEnd(20), why, secondsSince(started)].join(
          '  ',
        ),
      );
    }
    const closed = chosen.length - open.length;
    log(
      `${closed} of ${chosen.length} are refused or harmless${open.length ? `; live: ${open.join(', ')}` : ''}`,
    );
    return isGoodLive && closed >= chosen.length - (CANDIDATES.length - GOAL);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A deployment with the shell, the remotes and a remote `charts`, which works. */
async function startDeployment(folder) {
  const store = folderStore(folder);
  const shell = readBuiltShell(at('shell'));
  await publishShell(store, shell);
  const remotes = REMOTES.map((name) => readBuild(at('remotes', name)));
  const legal = remotes.find(({ name }) => name === 'legal');
  const charts = buildOf(legal, GOOD, LIVE);
  for (const build of [...remotes, charts]) await publishRelease(store, build);
  for (const { name = 'shell', version } of [shell, ...remotes, charts]) {
    await release(folder, ['promote', name, version, '--skip-gate', '--why', 'first release']);
  }
  return { folder, store, legal };
}

/** Publishes and promotes one; a version that went live is rolled back. */
async function outcomeOf({ folder, store, legal }, candidate, version) {
  const build = buildOf(legal, candidate, version);
  try {
    await publishRelease(store, build);
  } catch (error) {
    return { kind: 'refused', by: 'publish', sentence: lineOf(error.message) };
  }
  const { name } = build;
  const { code, output } = await release(folder, ['promote', name, version]);
  const isLive = (await readChannel(store)).remotes[name].version === version;
  if (code === 0 && isLive) {
    await release(folder, ['rollback', name, LIVE]);
    return { kind: 'live' };
  }
  if (isLive) throw new Error(`${name} ${version} is live although it was refused:\n${output}`);
  const row = output.split('\n').find((line) => line.startsWith('✗'));
  return { kind: 'refused', by: row ? 'gate' : 'check', sentence: lineOf(row ?? output) };
}

const lineOf = (text) =>
  text
    .trim()
    .split('\n')[0]
    .replaceAll(/\s{2,}/g, ' ');

/** @param {object} legal a build @param {import('./candidates.mjs').Candidate} candidate @param {string} version */
function buildOf(legal, candidate, version) {
  const base = {
    ...legal,
    name: 'charts',
    lazy: undefined,
    face: {
      routes: [{ path: '/charts', component: 'ChartsScreen', access: 'anyone' }],
      nav: [{ label: 'Charts', to: '/charts', order: 6, access: 'anyone' }],
      widgets: [],
    },
  };
  const facts = { ...base, ...candidate.release?.(base) };
  const container = `${facts.name}_${version.replaceAll('.', '_')}`;
  const content = Buffer.from(scriptOf(facts.name, version, container, candidate));
  return { ...facts, version, container, content, entry: `remoteEntry.${version.replaceAll('.', '')}.js` };
}

const release = (folder, args) =>
  run(process.execPath, [at('remote-kit/cli/segue-remote.mjs'), ...args, '--to', folder]);
