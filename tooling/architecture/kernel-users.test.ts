import { filesBelow, isCode, isTest, read, readJson, workspaces } from './sources';

// A public name of the kernel has at least three users, or a reason recorded in kernel-user-reasons.json: for the listed
// names, or without `names` for the whole entry point.
// A user is a workspace whose product files import the name, or another entry point of the same package. A name without users is
// never public.
const ENOUGH_USERS = 3;

type Reason = { entry: string; names?: string[]; reason: string };
const reasons = readJson<Reason[]>('tooling/architecture/kernel-user-reasons.json');
const surface = readJson<{ entries: Record<string, object> }>('shared-kernel/surface.json');
const names = Object.entries(surface.entries)
  .filter(([entry]) => entry.startsWith('@segue/'))
  .flatMap(([entry, exported]) =>
    Object.keys(exported).map((name) => ({ entry, name, id: `${entry} ${name}` })),
  );

/** `@segue/kernel/bus` of `@segue/kernel/bus` and of `shared-kernel/kernel/src/bus/bus.ts`; `@segue/ui` of `@segue/ui/menu`. */
const entryPointOf = (path: string) =>
  /^(?:@segue|shared-kernel)\/(kernel\/(?:src\/)?\w+|ui\/(?:src\/)?tracks|[^/]+)/
    .exec(path)?.[1]
    ?.replace('src/', '');

/** The names that a text imports or passes on, as `entry name`. */
function importsIn(text: string): string[] {
  const statements = text.matchAll(
    /(?:import|export)\s+(type\s+)?\{([^}]*)\}\s*from\s*'(@segue\/[a-z/-]+)'/g,
  );
  const downloads = text.matchAll(/import\('(@segue\/[a-z/-]+)'\)\.then\(\(\{ (\w+) \}\)/g);
  const later = [...downloads].map(([, entry, name]) => `${entry} ${name}`);
  return [...statements]
    .flatMap(([, , list = '', entry = '']) =>
      list
        .split(',')
        .map((item) =>
          item
            .trim()
            .replace(/^type /, '')
            .replace(/ as .*$/s, ''),
        )
        .filter(Boolean)
        .map((name) => `${entry} ${name}`),
    )
    .concat(later);
}

const productFilesOf = (folder: string) =>
  filesBelow(folder).filter(
    (file) => isCode(file) && !isTest(file) && !(/\/testing\//.test(file) && folder === 'api'),
  );

const users = new Map<string, Set<string>>();
for (const { folder, manifest } of workspaces) {
  if (folder === 'e2e' || folder === 'provider-sandbox') continue;
  for (const file of productFilesOf(folder)) {
    const user = entryPointOf(file) ?? manifest.name;
    for (const id of importsIn(read(file))) {
      if (entryPointOf(id.split(' ')[0] ?? '') === user) continue;
      users.set(id, (users.get(id) ?? new Set()).add(user));
    }
  }
}
const usersOf = (id: string) => users.get(id)?.size ?? 0;

const reasonFor = ({ entry, name }: { entry: string; name: string }) =>
  reasons.find((reason) => reason.entry === entry && (!reason.names || reason.names.includes(name)));

test('every public name of the kernel has a user outside its entry point', () => {
  expect(names.filter(({ id }) => usersOf(id) === 0).map(({ id }) => id)).toEqual([]);
});

test('a public name with fewer than three users has a recorded reason', () => {
  const few = names.filter(({ id }) => usersOf(id) < ENOUGH_USERS);
  expect(few.filter((name) => !reasonFor(name)).map(({ id }) => `${id}: ${usersOf(id)}`)).toEqual([]);
});

// Also one with enough users: a remote that becomes the third user of a name changes nothing here.
test('every reason covers a public name', () => {
  const idle = reasons.flatMap(({ entry, names: covered = [] }) => [
    ...(names.some((name) => name.entry === entry) ? [] : [entry]),
    ...covered.map((name) => `${entry} ${name}`).filter((id) => !names.some((name) => name.id === id)),
  ]);
  expect(idle).toEqual([]);
});

test('the count reads value imports, type imports and renamed imports', () => {
  const text = "import { send as sendMessage, type Notice } from '@segue/kernel/bus';";
  expect(importsIn(text)).toEqual(['@segue/kernel/bus send', '@segue/kernel/bus Notice']);
});
