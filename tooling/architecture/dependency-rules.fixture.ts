// A miniature of this repository with one violation per dependency rule. What the rules allow is this repository itself.
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Files that break each rule, and what they import. */
export const violations: [rule: string, file: string, imported: string][] = [
  ['remotes-are-independent', 'remotes/search/src/imports-remote.ts', '@segue/remote-library'],
  ['packages-by-name-only', 'remotes/search/src/by-path.ts', '../../../shared-kernel/kernel/src/state/index'],
  ['kernel-knows-no-app', 'shared-kernel/kernel/src/testing/app.ts', '@segue/shell'],
  ['contract-is-a-leaf', 'shared-kernel/contract/src/with-react.ts', 'react'],
  ['ui-is-presentational', 'shared-kernel/ui/src/with-state.ts', '@segue/kernel/state'],
  ['ui-is-presentational', 'shared-kernel/ui/src/with-rows.ts', './tracks/index'],
  ['requests-know-the-contract', 'shared-kernel/kernel/src/request/with-bus.ts', '@segue/kernel/bus'],
  ['bus-knows-the-contract', 'shared-kernel/kernel/src/bus/with-stores.ts', '@segue/kernel/state'],
  ['stores-know-no-views', 'shared-kernel/kernel/src/state/with-ui.ts', '@segue/ui'],
  ['remote-knows-the-contract', 'shared-kernel/kernel/src/remote/with-stores.ts', '@segue/kernel/state'],
  ['tracks-make-no-requests', 'shared-kernel/ui/src/tracks/with-requests.ts', '@segue/kernel/request'],
  ['ports-are-for-the-shell', 'remotes/search/src/imports-ports.ts', '@segue/kernel/state/ports'],
  ['views-make-no-requests', 'remotes/search/src/results/dialog.tsx', './api'],
  ['models-know-no-react', 'remotes/search/src/drawn/model.ts', 'react'],
  ['api-knows-only-the-contract', 'api/src/browser.ts', '@segue/kernel/state'],
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
  ['shell-platform-knows-no-feature', 'shell/src/platform/with-queue.ts', '../player/model/model'],
  ['player-knows-no-feature', 'shell/src/player/bar/with-home.ts', '../../features/home/model'],
  ['player-has-three-entries', 'shell/src/features/home/with-queue.ts', '../../player/queue/queue'],
  ['rules-are-pure', 'shell/src/player/rules/with-engine.ts', '../engine/engine'],
  ['shell-features-know-no-app', 'shell/src/features/home/with-frame.ts', '../../app/frame/layout'],
  ['no-test-code-in-source', 'remotes/library/src/faked.ts', '@segue/kernel/testing'],
  ['no-cycles', 'remotes/library/src/cycle-one.ts', './cycle-two'],
  ['no-orphans', 'remotes/library/src/orphan.ts', ''],
  ['no-undeclared-packages', 'remotes/search/src/undeclared.ts', 'left-pad'],
  ['no-unresolvable-imports', 'remotes/search/src/internal-file.ts', '@segue/kernel/src/state/internal'],
];

const VENDORS = ['react', 'left-pad'];
const PACKAGES = [
  ...['shared-kernel/contract', 'shared-kernel/kernel', 'shared-kernel/ui'],
  ...['remotes/search', 'remotes/library', 'shell', 'api', 'providers', 'provider-sandbox'],
];
/** Entry points that the kernel has beside, or in place of, the one of its name. */
const DOORS = ['request', 'bus', 'state', 'remote', 'testing'];
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
      ...Object.fromEntries(DOORS.map((door) => [`./${door}`, `./src/${door}/index.ts`])),
      './state/ports': './src/state/ports.ts',
      './*/server': './*/server/index.ts',
      './*/sandbox': './*/sandbox/index.ts',
    });
    write(`${folder}/src/index.ts`, PLAIN);
    for (const door of DOORS) write(`${folder}/src/${door}/index.ts`, PLAIN);
    write(`${folder}/src/state/ports.ts`, PLAIN);
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
