import { createPrivateKey, type KeyObject } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildOf, deploymentPerTest } from './deployment.fixture';
import {
  approveClaim,
  changeKey,
  claimName,
  initOwners,
  newKey,
  promote,
  prune,
  publicOf,
  publishRelease,
  readChannel,
  readLog,
  rollback,
  setCanary,
  withdrawCanary,
} from './index.mjs';

const keyOf = () => createPrivateKey(newKey());
const operator = keyOf();
const team = keyOf();
const others = keyOf();

const live = deploymentPerTest();
beforeEach(async () => {
  await initOwners(live.store, operator, 'ada');
  for (const [name, key] of [
    ['charts', team],
    ['legal', others],
  ] as const) {
    await claimName(live.store, name, key, `${name} team`);
    await approveClaim(live.store, name, { key: operator });
  }
});

const publish = (version: string, key = team) => publishRelease(live.store, buildOf('charts', version), key);
const goLive = (version: string, key = team) =>
  promote(live.store, { by: 'somebody else', remote: 'charts', version, key });

const startCanary = (version: string, key: KeyObject) =>
  setCanary(live.store, {
    ...{ by: '', remote: 'charts', key },
    canary: { version, share: 5, salt: 's', abortAt: 2 },
  });

test('owners: a team releases its remote, the operator may too, and the log names the key', async () => {
  for (const version of ['1.0.0', '1.1.0']) {
    await publish(version);
    await goLive(version);
  }
  await rollback(live.store, { by: 'somebody else', remote: 'charts', key: team });
  expect((await live.entries())['charts']).toEqual({ version: '1.0.0' });
  expect((await readLog(live.store)).map(({ by }) => by)).toEqual(Array(3).fill('charts team'));
  await goLive('1.1.0', operator);
  expect((await readLog(live.store)).at(-1)?.by).toBe('ada');
});

test.each([
  ['publish', () => publish('1.0.1', others)],
  ['promote', () => goLive('1.0.0', others)],
  ['rollback', () => rollback(live.store, { by: '', remote: 'charts', key: others })],
  ['canary', () => startCanary('1.0.0', others)],
  ['promote without a key', () => promote(live.store, { by: '', remote: 'charts', version: '1.0.0' })],
])('owners: %s with a key of another team is refused and changes nothing', async (_, change) => {
  await publish('1.0.0');
  await expect(change()).rejects.toThrow('charts belongs to another team: your key may not release it.');
  expect((await readChannel(live.store)).revision).toBe(0);
});

test('owners: a name that nobody has is claimed once, and approved by the operator alone', async () => {
  const build = buildOf('radio', '1.0.0');
  await expect(publishRelease(live.store, build, team)).rejects.toThrow('radio belongs to nobody yet');
  await claimName(live.store, 'radio', team, 'charts team');
  await expect(claimName(live.store, 'radio', others, 'legal team')).rejects.toThrow('claimed already');
  await expect(approveClaim(live.store, 'radio', { key: team })).rejects.toThrow("Only the operator's key");
  expect(await approveClaim(live.store, 'radio', { key: operator })).toBe('charts team');
  await expect(claimName(live.store, 'radio', others, 'legal team')).rejects.toThrow('belongs to a team');
  expect((await publishRelease(live.store, build, team)).isNew).toBe(true);
});

const edit = (path: string, change: (text: string) => string) => {
  const file = join(live.folder, path);
  writeFileSync(file, change(readFileSync(file, 'utf8')));
};
const RELEASE = 'releases/charts/1.0.0/release.json';

test.each<[string, (text: string) => string, string]>([
  ['altered', (text) => text.replace('"Screen"', '"OtherScreen"'), 'was altered after it was signed'],
  ['unsigned', (text) => text.replace(/,\s*"signature": \{[^}]*\}/, ''), 'is not signed'],
  ['signed by a stranger', (text) => text.replace(/("key": ")[^"]+/, '$1abc'), 'may not release charts'],
])('owners: a release that is %s is refused', async (_, change, sentence) => {
  await publish('1.0.0');
  edit(RELEASE, change);
  await expect(goLive('1.0.0', operator)).rejects.toThrow(sentence);
  expect((await readChannel(live.store)).revision).toBe(0);
});

test('owners: pruning is for the operator, a server withdraws a canary without a key', async () => {
  for (const version of ['1.0.0', '1.1.0']) await publish(version);
  await goLive('1.0.0');
  await startCanary('1.1.0', team);
  await withdrawCanary(live.store, { by: 'server', remote: 'charts', version: '1.1.0' });
  expect((await live.entries())['charts']).toEqual({ version: '1.0.0' });
  await expect(prune(live.store, { olderThanMs: 0, by: '', key: team })).rejects.toThrow('Only the operator');
});

test('owners: what a remote weighs is limited by the budget that the operator gave', async () => {
  await claimName(live.store, 'heavy', team, 'charts team');
  await approveClaim(live.store, 'heavy', { key: operator, budgetKb: 0.01 });
  const change = publishRelease(live.store, buildOf('heavy', '1.0.0'), team);
  await expect(change).rejects.toThrow(/heavy 1\.0\.0 weighs \d\.\d KB compressed; its budget is 0\.01 KB\./);
});

test('owners: a team adds a key of its name and removes one, but never the last', async () => {
  const change = (options: Partial<Parameters<typeof changeKey>[2]>) =>
    changeKey(live.store, 'charts', { key: team, ...options });
  await change({ add: publicOf(others), by: 'bea' });
  await publish('1.0.0', others);
  expect(await change({ key: others, remove: publicOf(team) })).toBe('charts team');
  expect(await approveClaim(live.store, 'charts', { key: operator, budgetKb: 60 })).toBe('bea');
  await expect(publish('1.0.1', team)).rejects.toThrow('charts belongs to another team');
  await expect(change({ key: others, remove: publicOf(others) })).rejects.toThrow('the last key of charts');
});

test.each([
  ['of another team is refused', { key: others, add: publicOf(others) }, 'charts belongs to another team'],
  ['with a text that is no key is refused', { key: team, add: 'MCow' }, 'MCow is not a public key'],
  ['of a key that it has not is refused', { key: team, remove: publicOf(others) }, 'charts has no such key'],
])('owners: a change of keys %s', async (_, options, sentence) => {
  await expect(changeKey(live.store, 'charts', options)).rejects.toThrow(sentence);
});
