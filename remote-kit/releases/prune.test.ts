import { promote, prune, publishRelease, readChannel, readLog, rollback, setCanary } from './index.mjs';
import { replayed } from './replay.fixture';
import { readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildOf, release, deploymentPerTest } from './deployment.fixture';

const HOUR_MS = 3_600_000;
const live = deploymentPerTest();

const filesOf = (version: string) => readdirSync(join(live.folder, 'releases/legal', version)).length;
const after = (hours: number) =>
  prune(live.store, { olderThanMs: 48 * HOUR_MS, by: 'ada', now: Date.now() + hours * HOUR_MS });
const seen = (version: string, hours: number) => {
  const file = join(live.folder, 'releases/legal', version, '.seen');
  const at = new Date(Date.now() + hours * HOUR_MS);
  writeFileSync(file, '');
  utimesSync(file, at, at);
};

test('versions that every channel left 48 hours ago lose their files; their numbers stay taken', async () => {
  await release(live.store, 'legal', '1.0.0', '1.1.0', '1.2.0', '1.3.0');
  expect(await after(47)).toEqual([]);
  expect(await after(49)).toEqual([
    { name: 'legal', version: '1.0.0' },
    { name: 'legal', version: '1.1.0' },
  ]);
  expect(['1.0.0', '1.1.0', '1.2.0', '1.3.0'].map(filesOf)).toEqual([1, 1, 4, 4]);
  await expect(publishRelease(live.store, buildOf('legal', '1.0.0', { text: 'new' }))).rejects.toThrow(
    'already published with other content',
  );
  await expect(rollback(live.store, { by: 'ada', remote: 'legal', to: '1.0.0' })).rejects.toThrow(
    'was removed',
  );
  expect(await after(50)).toEqual([]);
});

test('the log says what was removed, and replays to the same state', async () => {
  await release(live.store, 'legal', '1.0.0', '1.1.0', '1.2.0');
  await after(49);
  expect((await readLog(live.store)).at(-1)).toMatchObject({
    action: 'prune',
    remote: 'legal',
    from: '1.0.0',
    to: null,
    revision: 3,
  });
  expect(replayed(await readLog(live.store))).toEqual(await readChannel(live.store));
});

test('the same content published again brings removed files back', async () => {
  await release(live.store, 'legal', '1.0.0', '1.1.0', '1.2.0');
  await after(49);
  await publishRelease(live.store, buildOf('legal', '1.0.0'));
  await rollback(live.store, { by: 'ada', remote: 'legal', to: '1.0.0' });
  expect((await live.entries()).legal?.version).toBe('1.0.0');
});

test('versions in use are kept: canary, another channel, reported by a page within a day, never promoted', async () => {
  await release(live.store, 'legal', '1.0.0', '1.1.0', '1.2.0', '1.3.0', '1.4.0', '1.5.0');
  await setCanary(live.store, {
    by: 'ada',
    remote: 'legal',
    canary: { version: '1.0.0', share: 1, salt: '', abortAt: 2 },
  });
  await promote(live.store, { by: 'ada', channel: 'staging', remote: 'legal', version: '1.1.0' });
  seen('1.2.0', 30);
  seen('1.3.0', 20);
  await publishRelease(live.store, buildOf('legal', '2.0.0'));
  expect(await after(49)).toEqual([{ name: 'legal', version: '1.3.0' }]);
});
