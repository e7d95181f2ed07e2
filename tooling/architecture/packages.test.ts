import { filesBelow, isCode, isTest, ourImportsIn, read, readJson, workspaces } from './sources';

const folderOf = new Map(workspaces.map(({ folder, manifest }) => [manifest.name, folder]));
/** Packages that any test may import: builders and fakes, and the sandbox. */
const TEST_PACKAGES = ['@segue/kernel', '@segue/provider-sandbox'];
/** The parts of providers use the dependencies of the package that lists them: a server need not install those of players. */
const PARTS: Readonly<Record<string, string>> = {
  api: 'server',
  shell: 'player',
  'provider-sandbox': 'sandbox',
};
const sourcesOf = (folder: string) => [
  ...filesBelow(`${folder}/src`),
  ...filesBelow('providers').filter((file) => file.split('/')[2] === (PARTS[folder] ?? 'none')),
];
const named = workspaces.map(({ folder, manifest }) => [folder, manifest] as const);

test.each(named)('%s declares every workspace package that it imports', (folder, manifest) => {
  const forProduct = [
    ...Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }),
    // A second entry point takes the package's shared names from its first one, so that no bundle has a copy.
    manifest.name,
  ];
  const forTests = [...forProduct, ...Object.keys(manifest.devDependencies ?? {}), ...TEST_PACKAGES];
  const undeclared = sourcesOf(folder)
    .filter(isCode)
    .flatMap((file) => {
      const allowed = isTest(file) ? forTests : forProduct;
      return ourImportsIn(read(file))
        .filter((name) => !allowed.includes(name))
        .map((name) => `${file} imports ${name}`);
    });
  expect(undeclared).toEqual([]);
});

/** JavaScript without a tsconfig, and the parts of providers, which are compiled with the package that lists them. */
const NOT_COMPILED = ['tooling', 'providers'];

test.each(named)(
  'the tsconfig of %s references every workspace package that it declares',
  (folder, manifest) => {
    if (NOT_COMPILED.includes(folder)) return;
    const { references = [] } = readJson<{ references?: { path: string }[] }>(`${folder}/tsconfig.json`);
    const depth = folder.split('/').length;
    const referred = references.map(({ path }) => path.slice('../'.length * depth)).sort();
    const declared = Object.keys(manifest.dependencies ?? {})
      .flatMap((name) => folderOf.get(name) ?? [])
      .filter((name) => !NOT_COMPILED.includes(name));
    expect(referred).toEqual(expect.arrayContaining(declared.sort()));
  },
);

test('all workspaces use one version of each external package', () => {
  const versions = new Map<string, Set<string>>();
  for (const { manifest } of workspaces) {
    const all = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.peerDependencies };
    for (const [name, version] of Object.entries(all)) {
      versions.set(name, (versions.get(name) ?? new Set()).add(version));
    }
  }
  const split = [...versions].filter(([, found]) => found.size > 1).map(([name, found]) => [name, ...found]);
  expect(split).toEqual([]);
});
