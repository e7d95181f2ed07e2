import { EMPTY_CHANNEL, folderStore, jsonText, publishRelease } from '../releases/index.mjs';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildOf } from '../releases/deployment.fixture';
import { versionsInUse } from './versions-in-use.mjs';

const NOW = Date.parse('2026-06-02T12:00:00Z');
const HOUR_MS = 3_600_000;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'matrix-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function publish(...versions: string[]) {
  for (const version of versions) await publishRelease(folderStore(folder), buildOf('legal', version));
}

function writeChannel(name: string, entry: object) {
  mkdirSync(join(folder, 'channels'), { recursive: true });
  const channel = { ...EMPTY_CHANNEL, revision: 1, remotes: { legal: entry } };
  writeFileSync(join(folder, `channels/${name}.json`), jsonText(channel));
}

function see(version: string, hoursAgo: number) {
  const path = join(folder, 'releases/legal', version, '.seen');
  writeFileSync(path, '');
  const at = new Date(NOW - hoursAgo * HOUR_MS);
  utimesSync(path, at, at);
}

const found = async () =>
  (await versionsInUse(folderStore(folder), NOW)).map(({ version }) => version).sort();

test('matrix: the current, the previous and the canary version of every channel are in use', async () => {
  await publish('1.0.0', '1.1.0', '1.2.0', '1.3.0');
  const canary = { version: '1.2.0', share: 10, salt: 'a', abortAt: 2 };
  writeChannel('production', { version: '1.1.0', previous: '1.0.0', canary });
  writeChannel('beta', { version: '1.3.0' });
  expect(await found()).toEqual(['1.0.0', '1.1.0', '1.2.0', '1.3.0']);
});

test('matrix: a version that a page reported since yesterday is in use, an older report is not', async () => {
  await publish('1.0.0', '1.1.0', '1.2.0');
  writeChannel('production', { version: '1.2.0' });
  see('1.0.0', 25);
  see('1.1.0', 23);
  expect(await found()).toEqual(['1.1.0', '1.2.0']);
});

test('matrix: a previous version whose files were removed is left out', async () => {
  await publish('1.1.0');
  writeChannel('production', { version: '1.1.0', previous: '1.0.0' });
  expect(await found()).toEqual(['1.1.0']);
});
