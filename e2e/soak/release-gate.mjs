// The gate of a promotion: a version that works goes live; one whose screen throws, and one that uses a name the shell lacks,
// are refused and leave the channel as it was.
import { readBuild, readBuiltShell } from '@segue/remote-kit/build/read-build';
import { folderStore, initOwners, newKey, publishRelease, publishShell } from '@segue/remote-kit/releases';
import { createPrivateKey } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { REMOTES } from '../../tooling/rspack/remotes.mjs';
import { log, secondsSince } from '../../tooling/start/log.mjs';
import { at } from '../../tooling/start/paths.mjs';
import { run } from '../../tooling/start/processes.mjs';

const CHANNEL = 'channels/production.json';

/** Components of a remote by hand; `shared` has the packages of the shell. */
const CANDIDATES = [
  { version: '1.0.1', terms: '() => "Terms"', isGood: true },
  { version: '1.0.2', terms: '() => { throw new Error("Broken at the first render"); }', isGood: false },
  { version: '1.0.3', terms: '() => stores.useNameThatThisShellLacks()', isGood: false },
];

export async function runReleaseGate() {
  const folder = mkdtempSync(join(tmpdir(), 'segue-gate-'));
  try {
    const store = folderStore(folder);
    // The commands below use it, too.
    process.env.SEGUE_KEY = newKey();
    const key = createPrivateKey(process.env.SEGUE_KEY);
    await initOwners(store, key, 'soak');
    const shell = readBuiltShell(at('shell'));
    await publishShell(store, shell, key);
    const remotes = REMOTES.map((name) => readBuild(at('remotes', name)));
    for (const build of remotes) await publishRelease(store, build, key);
    await release(folder, ['promote', 'shell', shell.version, '--skip-gate', '--why', 'first shell']);
    for (const { name, version } of remotes) {
      await release(folder, ['promote', name, version, '--skip-gate', '--why', 'first release']);
    }
    const legal = remotes.find(({ name }) => name === 'legal');
    const results = [];
    for (const candidate of CANDIDATES)
      results.push(await isJudged(folder, { store, key, legal }, candidate));
    return results.every(Boolean);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Whether the gate lets a good candidate pass, and refuses a bad one without a change of the channel. */
async function isJudged(folder, { store, key, legal }, { version, terms, isGood }) {
  await publishRelease(store, byHand(legal, version, terms), key);
  const before = readFileSync(join(folder, CHANNEL), 'utf8');
  const started = performance.now();
  const { code, output } = await release(folder, ['promote', 'legal', version]);
  const isUnchanged = readFileSync(join(folder, CHANNEL), 'utf8') === before;
  const isRight = isGood ? code === 0 && !isUnchanged : code !== 0 && isUnchanged;
  const verdict =
    code === 0 ? 'promoted' : `refused, the channel is ${isUnchanged ? 'unchanged' : 'CHANGED'}`;
  log(`${isRight ? '✓' : '✗'} legal ${version}: ${verdict} (${secondsSince(started)})`);
  if (!isRight) log(output);
  return isRight;
}

/** Claims to fit every shell, whatever it uses. */
function byHand(legal, version, terms) {
  const container = `legal_gate_${version.replaceAll('.', '_')}`;
  const module = `{ contract: 1, name: 'legal', version: '${version}', dispose() {}, components: { AboutScreen: () => 'About', TermsScreen: ${terms} } }`;
  const content = `var ${container} = (() => {
  let shared;
  const stores = async () => (await Object.values(shared['@segue/stores'])[0].get())();
  return {
    init: (scope) => void (shared = scope),
    get: () => stores().then((stores) => () => ({ default: ${module} })),
  };
})();`;
  const entry = `remoteEntry.${version.replaceAll('.', '')}.js`;
  return { ...legal, version, container, entry, content: Buffer.from(content) };
}

const release = (folder, args) =>
  run(process.execPath, [at('remote-kit/cli/segue-remote.mjs'), ...args, '--to', folder]);
