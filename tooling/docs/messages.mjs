// Makes docs/messages.md from the list of messages and from who says and handles them in the code.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const LIST = join(root, 'shared-kernel/event-bus/src/messages.ts');
const SOURCES = ['shared-kernel', 'shell', 'remotes'];

/** The page as it should be. @returns {string} */
export function messagesPage() {
  const uses = usesOf(sourceFiles());
  const rows = messagesOf(readFileSync(LIST, 'utf8')).map(({ name, words }) => {
    const { handlers, senders } = uses.get(name) ?? { handlers: new Set(), senders: new Set() };
    return `| \`${name}\` | ${words} | ${namesOf(senders)} | ${namesOf(handlers)} |`;
  });
  return [
    '# Messages',
    '',
    'Made from the code by `node tooling/docs/write-messages.mjs`; a test keeps it current.',
    'Commands are `noun/verb` and have one handler; notifications are `noun/past` and may be lost.',
    '',
    '| Message | Means | Said by | Handled by |',
    '|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

function messagesOf(source) {
  return [...source.matchAll(/\/\*\* (.+?) \*\/\s+'([a-z]+\/[a-z-]+)':/g)].map(([, words, name]) => ({
    words,
    name,
  }));
}

function usesOf(files) {
  const uses = new Map();
  const use = (name) => {
    if (!uses.has(name)) uses.set(name, { handlers: new Set(), senders: new Set() });
    return uses.get(name);
  };
  for (const file of files) {
    const source = readFileSync(file, 'utf8');
    const owner = relative(root, file)
      .split(sep)
      .slice(0, 2)
      .join('/')
      .replace(/^shell\/.*/, 'shell');
    for (const [, name] of source.matchAll(/inbox\s*\.on\(\s*'([^']+)'/g)) use(name).handlers.add(owner);
    for (const [, name] of source.matchAll(/\blisten\(\s*'([^']+)'/g)) use(name).handlers.add(owner);
    for (const [, name] of source.matchAll(/\bsend\(\s*'([^']+)'/g)) use(name).senders.add(owner);
  }
  return uses;
}

function sourceFiles() {
  return SOURCES.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      join(root, folder, file),
    ),
  )
    .filter((file) => /[/\\]src[/\\].*\.tsx?$/.test(file) && !/\.test\.tsx?$|node_modules/.test(file))
    .sort();
}

function namesOf(owners) {
  return [...owners].sort().join(', ') || '–';
}
