import { folderStore, promote, publishRelease, setCanary } from '../releases/index.mjs';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildOf } from '../releases/deployment.fixture';
import { run } from './status.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'status-'));
  jest.useFakeTimers({ now: new Date('2026-11-27T09:30:00Z'), doNotFake: ['nextTick', 'setTimeout'] });
});
afterEach(() => {
  jest.useRealTimers();
  rmSync(folder, { recursive: true });
});

async function deployment() {
  const store = folderStore(folder);
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await publishRelease(store, buildOf('legal', version));
  for (const version of ['1.0.0', '1.1.0']) await promote(store, { by: 'ada', remote: 'legal', version });
  const canary = { version: '1.2.0', share: 10, salt: '', abortAt: 2 };
  await setCanary(store, { by: 'ada', remote: 'legal', canary, why: 'try' });
  return store;
}

test('status: one line for the live version and one for the canary', async () => {
  const text = await run({ command: 'status', store: await deployment(), channel: 'production' });
  expect(text.split('\n')).toEqual([
    'production, revision 3',
    '       version  previous  canary           kernel  since',
    'legal  1.1.0    1.0.0                      ^2.0.0  2026-11-27 09:30',
    'legal  1.2.0              10%, ends at 2%  ^2.0.0  2026-11-27 09:30',
  ]);
});

test('status: an empty channel is said to be empty', async () => {
  const text = await run({ command: 'status', store: folderStore(folder), channel: 'staging' });
  expect(text).toBe('staging is empty: nothing was promoted yet.');
});

test('log: a line for every change says when, who, what and why', async () => {
  const text = await run({ command: 'log', store: await deployment(), channel: 'production' });
  expect(text.split('\n')).toEqual([
    '2026-11-27 09:30  ada  promote  legal  1.0.0',
    '2026-11-27 09:30  ada  promote  legal  1.0.0 → 1.1.0',
    '2026-11-27 09:30  ada  canary   legal  1.1.0 → 1.2.0  try',
  ]);
});
