import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { hashDeclarations } from './declarations.mjs';

const home = mkdtempSync(join(tmpdir(), 'declarations-'));
afterAll(() => rmSync(home, { recursive: true }));

function hashFiles(files: Record<string, string>) {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(home, file)), { recursive: true });
    writeFileSync(join(home, file), text);
  }
  return hashDeclarations({
    '@segue/contract': join(home, 'contract/index.d.ts'),
    '@segue/kernel/state': join(home, 'stores/index.d.ts'),
  });
}

const files = {
  'contract/index.d.ts': "export type { Track } from './track';\nexport declare const LIMIT = 20;",
  'contract/track.d.ts': 'export type Track = { id: string; title: string };',
  'stores/index.d.ts': "export { $queue } from './queue';",
  'stores/queue.d.ts':
    "import type { Store } from 'effector';\nimport type { Track } from '@segue/contract';\nimport type { Entry } from './entry';\nexport declare const $queue: Store<readonly Entry<Track>[]>;",
  'stores/entry.d.ts': "export type Entry<T> = { track: T; state: 'new' | 'played' };",
};

test.each([
  [
    'a property of a type',
    { 'contract/track.d.ts': 'export type Track = { id: string };' },
    ['@segue/contract Track'],
  ],
  [
    'a property of a type that is not exported',
    { 'stores/entry.d.ts': "export type Entry<T> = { track: T; state: 'new' };" },
    ['@segue/kernel/state $queue'],
  ],
  [
    'the type of a constant',
    { 'contract/index.d.ts': `${files['contract/index.d.ts'].replace('20', '"20"')}` },
    ['@segue/contract LIMIT'],
  ],
])('%s changes the hash of the name that has it, and no other', (_, change, expected) => {
  const before = hashFiles(files);
  const after = hashFiles({ ...files, ...change });
  const changed = Object.entries(before).flatMap(([entry, names]) =>
    Object.entries(names)
      .filter(([name, hash]) => after[entry]?.[name] !== hash)
      .map(([name]) => `${entry} ${name}`),
  );
  expect(changed).toEqual(expected);
});

test.each([
  [
    'the order of members and alternatives',
    { 'stores/entry.d.ts': "export type Entry<T> = { state: 'played' | 'new', track: T };" },
  ],
  ['comments', { 'contract/track.d.ts': `/** A track. */\n${files['contract/track.d.ts']}` }],
  ['the value of a constant', { 'contract/index.d.ts': files['contract/index.d.ts'].replace('20', '50') }],
  [
    'the place of a file',
    {
      'stores/index.d.ts': "export { $queue } from './playback/queue';",
      'stores/playback/queue.d.ts': files['stores/queue.d.ts'].replace('./entry', '../entry'),
    },
  ],
])('%s does not change a hash', (_, change) => {
  expect(hashFiles({ ...files, ...change })).toEqual(hashFiles(files));
});
