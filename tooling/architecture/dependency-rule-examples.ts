// A miniature of this repository with one violation per dependency rule. What the rules allow is this repository itself.
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Files that break each rule, and what they import. */
export const violations: [rule: string, file: string, imported: string][] = [
  ['remotes-are-independent', 'remotes/search/src/imports-remote.ts', '@segue/remote-library'],
  ['packages-by-name-only', 'remotes/search/src/by-path.ts', '../../../shared-kernel/stores/src/index'],
  ['kernel-knows-no-app', 'shared-kernel/testing/src/app.ts', '@segue/shell'],
  ['contract-is-a-leaf', 'shared-kernel/contract/src/with-react.ts', 'react'],
  ['ui-is-presentational', 'shared-kernel/ui/src/with-state.ts', '@segue/stores'],
  ['api-client-knows-the-contract', 'shared-kernel/api-client/src/with-bus.ts', '@segue/event-bus'],
  ['event-bus-knows-the-contract', 'shared-kernel/event-bus/src/with-stores.ts', '@segue/stores'],
  ['stores-know-no-views', 'shared-kernel/stores/src/with-ui.ts', '@segue/ui'],
  ['federation-knows-the-contract', 'shared-kernel/federation/src/with-stores.ts', '@segue/stores'],
  ['tracks-make-no-requests', 'shared-kernel/tracks/src/with-api-client.ts', '@segue/api-client'],
  ['ports-are-for-the-shell', 'remotes/search/src/imports-ports.ts', '@segue/stores/ports'],
  ['views-make-no-requests', 'remotes/search/src/results/dialog.tsx', './api'],
  ['models-know-no-react', 'remotes/search/src/drawn/model.ts', 'react'],
  ['api-knows-only-the-contract', 'api/src/browser.ts', '@segue/stores'],
  ['plugins-know-no-modules', 'api/src/plugins/counting.ts', '../modules/limits'],
  ['modules-have-one-entry', 'api/src/modules/search/with-playlists.ts', '../playlists/repository'],
  ['providers-are-listed-once', 'api/src/modules/search/vendor.ts', '@segue/providers/spotify/server'],
  ['providers-know-no-provider', 'providers/soundcloud/server/with-vendor.ts', '../../spotify/server/index'],
  ['players-know-no-server', 'providers/spotify/player/with-server.ts', '../server/index'],
  ['players-know-no-server', 'providers/spotify/player/with-api.ts', '@segue/api'],
  ['api-knows-only-the-contract', 'providers/spotify/server/with-player.ts', '../player/index'],
  ['sandbox-stands-alone', 'providers/spotify/sandbox/with-contract.ts', '@segue/contract'],
  ['sandbox-stands-alone', 'providers/spotify/sandbox/with-server.ts', '../server/index'],
  ['product-knows-no-sandbox', 'shell/src/with-sandbox.ts', '@segue/providers/spotify/sandbox'],
  ['no-folder-cycles', 'shell/src/one/with-two.ts', '../two/index'],
  ['migrations-are-frozen', 'api/src/database/migrations/0001-live.ts', '../keys'],
  ['sandbox-stands-alone', 'provider-sandbox/src/with-contract.ts', '@segue/contract'],
  ['product-knows-no-sandbox', 'api/src/with-sandbox.ts', '@segue/provider-sandbox'],
  ['shell-loads-remotes-by-name', 'shell/src/imports-remote.ts', '@segue/remote-search'],
  ['shell-platform-knows-no-feature', 'shell/src/platform/with-player.ts', '../features/home/model'],
  ['shell-features-know-no-app', 'shell/src/features/home/with-frame.ts', '../../app/frame/layout'],
  ['no-test-code-in-source', 'remotes/library/src/faked.ts', '@segue/testing'],
  ['no-cycles', 'remotes/library/src/cycle-one.ts', './cycle-two'],
  ['no-orphans', 'remotes/library/src/orphan.ts', ''],
  ['no-undeclared-packages', 'remotes/search/src/undeclared.ts', 'left-pad'],
  ['no-unresolvable-imports', 'remotes/search/src/internal-file.ts', '@segue/stores/src/internal'],
];

const VENDORS = ['react', 'left-pad'];
const PACKAGES = [
  ...['contract', 'api-client', 'event-bus', 'stores', 'federation', 'ui', 'tracks', 'testing'].map(
    (name) => `shared-kernel/${name}`,
  ),
  ...['remotes/search', 'remotes/library', 'shell', 'api', 'providers', 'provider-sandbox'],
];
const PLAIN = 'export const value = 1;\n';
const importing = (path: string) => `import { value } from '${path}';\nexport const used = value;\n`;

/** Writes the miniature into an empty folder. */
export function writeMiniature(root: string) {
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  const writePackage = (folder: string, name: string, exports: object) =>
    write(`${folder}/package.json`, JSON.stringify({ name, version: '1.0.0', exports }));
  mkdirSync(join(root, 'node_modules/@segue'), { recursive: true });
  for (const folder of PACKAGES) {
    const name = `@segue/${folder.replace('remotes/', 'remote-').replace('shared-kernel/', '')}`;
    writePackage(folder, name, {
      '.': './src/index.ts',
      './ports': './src/ports.ts',
      './*/server': './*/server/index.ts',
      './*/sandbox': './*/sandbox/index.ts',
    });
    write(`${folder}/src/index.ts`, PLAIN);
    write(`${folder}/src/ports.ts`, PLAIN);
    symlinkSync(join(root, folder), join(root, 'node_modules', name));
  }
  for (const vendor of VENDORS) {
    writePackage(`node_modules/${vendor}`, vendor, { '.': './index.ts' });
    write(`node_modules/${vendor}/index.ts`, PLAIN);
  }
  writePackage('.', 'fixture', {});
  write('tsconfig.base.json', '{ "compilerOptions": { "module": "ESNext", "moduleResolution": "bundler" } }');
  for (const [, file, imported] of violations) {
    if (imported.startsWith('.')) write(`${join(dirname(file), imported)}.ts`, PLAIN);
    write(file, imported ? importing(imported) : PLAIN);
  }
  write('providers/spotify/sandbox/index.ts', PLAIN);
  write('shell/src/two/with-one.ts', importing('../one/index'));
  write('shell/src/one/index.ts', PLAIN);
  // A cycle of types is one, too.
  write(
    'remotes/library/src/cycle-two.ts',
    "import type { used } from './cycle-one';\nexport const value: typeof used = 1;\n",
  );
}
