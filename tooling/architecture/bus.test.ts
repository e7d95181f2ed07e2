import { dirname, join, normalize } from 'node:path';
import { filesBelow, isCode, isTest, read } from './sources';

const LIST = 'shared-kernel/kernel/src/bus/messages.ts';

/** The names in the typed list of messages, without those that older builds alone send and handle. */
const messages = [
  ...read(LIST)
    .replaceAll(/ {2}\/\*\* Until kernel .*\n.*\n/g, '')
    .matchAll(/^ {2}'([a-z-]+\/[a-z-]+)':/gm),
].map((match) => match[1] ?? '');

const product = ['shared-kernel', 'shell', 'remotes', 'providers']
  .flatMap(filesBelow)
  .filter((file) => isCode(file) && !isTest(file) && !file.startsWith('shared-kernel/kernel/src/testing/'));
const productFiles = new Set(product);

/** Every place that subscribes to a message. */
const handlers = product.flatMap((file) =>
  [...read(file).matchAll(/\bsubscriptions\s*\.on\(\s*'([a-z-]+\/[a-z-]+)'/g)].map((match) => ({
    name: match[1] ?? '',
    file,
  })),
);

/** Imports and re-exports of a file of the same package that stay when types are removed. */
const STATIC_IMPORT = /^(?:import|export) (?!type )(?:[^;']*? from )?'(\.[^']+)';/gm;
/** Imports that are evaluated later, from the file of their importer. */
const EAGER_IMPORT = /import\(\s*\/\* webpackMode: "eager" \*\/ '(\.[^']+)'/g;

/** The files that load with the shell's entry: its static imports, transitively. */
function filesLoadedWith(entries: readonly string[]): Set<string> {
  const found = new Set<string>();
  const waiting = [...entries];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    const folder = dirname(file);
    const imports = [STATIC_IMPORT, EAGER_IMPORT].flatMap((pattern) => [...read(file).matchAll(pattern)]);
    for (const [, path = ''] of imports) {
      const base = normalize(join(folder, path));
      const names = ['.ts', '.tsx', '/index.ts', '/index.tsx'].map((end) => base + end);
      const target = names.find((name) => productFiles.has(name));
      if (target) waiting.push(target);
    }
  }
  return found;
}

test('messages: the list is sorted by noun, and each command has exactly one handler', () => {
  expect(messages.length).toBeGreaterThan(10);
  expect(messages).toEqual([...messages].sort());
  expect(handlers.map(({ name }) => name).sort()).toEqual(messages);
});

test('every command is sent by the product', () => {
  const texts = product
    .filter((file) => file !== LIST)
    .map((file) => read(file).replaceAll(/\bsubscriptions\s*\.on\(\s*'[^']+'/g, ''));
  const isSent = (name: string) => texts.some((text) => text.includes(`'${name}'`));
  expect(messages.filter((name) => !isSent(name))).toEqual([]);
});

/** Commands that only the handling code makes possible: those of a remote's own rows, and of notices that the code has shown. */
const OWN_COMMANDS = [/^remotes\/[a-z-]+\/src\/commands/, /^shell\/src\/features\/favorites-undo\.ts$/];

/** Loaded by any command without a handler (`shell/src/app/start/late-parts.ts`). */
const LATE_PARTS = ['shell/src/app/start/background.ts', 'shell/src/app/start/tracks.ts'];

test('lazily loaded code handles only commands that load it, or that it makes possible', () => {
  const always = filesLoadedWith([
    ...['shell/src/main.tsx', ...LATE_PARTS],
    'shared-kernel/kernel/src/state/index.ts',
    'shared-kernel/kernel/src/state/ports.ts',
  ]);
  expect(always.size).toBeGreaterThan(50);
  expect(always).not.toContain('shell/src/player/engine/start-engine.ts');
  const late = handlers.filter(({ file }) => !always.has(file));
  expect(late.filter(({ file }) => !OWN_COMMANDS.some((files) => files.test(file)))).toEqual([]);
});
