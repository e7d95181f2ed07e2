// A miniature of this repository with one violation and one allowed file per dependency rule.
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Workspaces of the fixture and the packages each declares. */
const PACKAGES: Record<string, { name: string; dependencies?: string[]; exports?: Record<string, string> }> =
  {
    'shared-kernel/contract': { name: '@segue/contract', dependencies: ['zod'] },
    'shared-kernel/api-client': { name: '@segue/api-client' },
    'shared-kernel/event-bus': { name: '@segue/event-bus' },
    'shared-kernel/stores': {
      name: '@segue/stores',
      exports: { '.': './src/index.ts', './ports': './src/ports.ts' },
    },
    'shared-kernel/federation': { name: '@segue/federation' },
    'shared-kernel/ui': { name: '@segue/ui', dependencies: ['react'] },
    'shared-kernel/tracks': { name: '@segue/tracks' },
    'shared-kernel/testing': { name: '@segue/testing' },
    'remotes/search': { name: '@segue/remote-search', dependencies: ['react', 'effector'] },
    'remotes/library': { name: '@segue/remote-library' },
    shell: { name: '@segue/shell' },
    api: { name: '@segue/api' },
    'provider-sandbox': { name: '@segue/provider-sandbox' },
  };
const VENDORS = ['zod', 'react', 'effector', 'left-pad'];

/** A rule, a file that violates it, and a file that does the same in the allowed way. */
export type RuleExample = {
  rule: string;
  breaks: [file: string, text: string];
  keeps: [file: string, text: string];
};

const uses = (request: string) => `import { value } from '${request}';\nexport const used = value;\n`;

export const dependencyRuleExamples: RuleExample[] = [
  {
    rule: 'remotes-are-independent',
    breaks: ['remotes/search/src/imports-remote.ts', uses('@segue/remote-library')],
    keeps: ['remotes/search/src/bus.ts', uses('@segue/event-bus')],
  },
  {
    rule: 'packages-by-name-only',
    breaks: ['remotes/search/src/by-path.ts', uses('../../../shared-kernel/stores/src/index')],
    keeps: ['remotes/search/src/by-name.ts', uses('@segue/stores')],
  },
  {
    rule: 'kernel-knows-no-app',
    breaks: ['shared-kernel/testing/src/app.ts', uses('@segue/shell')],
    keeps: ['shared-kernel/testing/src/kernel.ts', uses('@segue/stores')],
  },
  {
    rule: 'contract-is-a-leaf',
    breaks: ['shared-kernel/contract/src/with-react.ts', uses('react')],
    keeps: ['shared-kernel/contract/src/with-zod.ts', uses('zod')],
  },
  {
    rule: 'ui-is-presentational',
    breaks: ['shared-kernel/ui/src/with-state.ts', uses('@segue/stores')],
    keeps: ['shared-kernel/ui/src/presentational.ts', uses('react')],
  },
  {
    rule: 'api-client-knows-the-contract',
    breaks: ['shared-kernel/api-client/src/with-bus.ts', uses('@segue/event-bus')],
    keeps: ['shared-kernel/api-client/src/with-contract.ts', uses('@segue/contract')],
  },
  {
    rule: 'event-bus-knows-the-contract',
    breaks: ['shared-kernel/event-bus/src/with-stores.ts', uses('@segue/stores')],
    keeps: ['shared-kernel/event-bus/src/with-contract.ts', uses('@segue/contract')],
  },
  {
    rule: 'stores-know-no-views',
    breaks: ['shared-kernel/stores/src/with-ui.ts', uses('@segue/ui')],
    keeps: ['shared-kernel/stores/src/with-api-client.ts', uses('@segue/api-client')],
  },
  {
    rule: 'federation-knows-the-contract',
    breaks: ['shared-kernel/federation/src/with-stores.ts', uses('@segue/stores')],
    keeps: ['shared-kernel/federation/src/with-contract.ts', uses('@segue/contract')],
  },
  {
    rule: 'tracks-make-no-requests',
    breaks: ['shared-kernel/tracks/src/with-api-client.ts', uses('@segue/api-client')],
    keeps: ['shared-kernel/tracks/src/with-stores.ts', uses('@segue/stores')],
  },
  {
    rule: 'ports-are-for-the-shell',
    breaks: ['remotes/search/src/imports-ports.ts', uses('@segue/stores/ports')],
    keeps: ['shell/src/imports-ports.ts', uses('@segue/stores/ports')],
  },
  {
    rule: 'views-make-no-requests',
    breaks: ['remotes/search/src/results/dialog.tsx', uses('./api')],
    keeps: ['remotes/search/src/results/model.ts', uses('./api')],
  },
  {
    rule: 'models-know-no-react',
    breaks: ['remotes/search/src/drawn/model.ts', uses('react')],
    keeps: ['remotes/search/src/drawn/view.tsx', uses('react')],
  },
  {
    rule: 'api-knows-only-the-contract',
    breaks: ['api/src/browser.ts', uses('@segue/stores')],
    keeps: ['api/src/wire.ts', uses('@segue/contract')],
  },
  {
    rule: 'plugins-know-no-modules',
    breaks: ['api/src/plugins/counting.ts', uses('../modules/limits')],
    keeps: ['api/src/modules/counted.ts', uses('../plugins/limits')],
  },
  {
    rule: 'modules-have-one-entry',
    breaks: ['api/src/modules/search/with-playlists.ts', uses('../playlists/repository')],
    keeps: ['api/src/modules/search/with-entry.ts', uses('../playlists')],
  },
  {
    rule: 'vendors-are-named-once-in-the-api',
    breaks: ['api/src/modules/search/with-vendor.ts', uses('../../providers/spotify/spotify')],
    keeps: ['api/src/providers/create-providers.ts', uses('./spotify/spotify')],
  },
  {
    rule: 'vendors-are-named-once-in-the-shell',
    breaks: ['shell/src/features/player/with-vendor.ts', uses('./engine/spotify/spotify-player')],
    keeps: ['shell/src/features/player/engine/start-engine.ts', uses('./spotify/spotify-player')],
  },
  {
    rule: 'vendors-know-no-vendor',
    breaks: ['api/src/providers/soundcloud/with-vendor.ts', uses('../spotify/spotify')],
    keeps: ['api/src/providers/soundcloud/with-port.ts', uses('../music-provider')],
  },
  {
    rule: 'migrations-are-frozen',
    breaks: ['api/src/database/migrations/0001-live.ts', uses('../keys')],
    keeps: ['api/src/database/migrations/0002-frozen.ts', uses('./0013-schema')],
  },
  {
    rule: 'sandbox-stands-alone',
    breaks: ['provider-sandbox/src/with-contract.ts', uses('@segue/contract')],
    keeps: ['provider-sandbox/src/alone.ts', uses('./index')],
  },
  {
    rule: 'sandbox-core-knows-no-provider',
    breaks: ['provider-sandbox/src/core/with-provider.ts', uses('../musicserver/index')],
    keeps: ['provider-sandbox/src/with-provider.ts', uses('./musicserver/index')],
  },
  {
    rule: 'product-knows-no-sandbox',
    breaks: ['api/src/with-sandbox.ts', uses('@segue/provider-sandbox')],
    keeps: ['api/src/with-sandbox.test.ts', uses('@segue/provider-sandbox')],
  },
  {
    rule: 'shell-loads-remotes-by-name',
    breaks: ['shell/src/imports-remote.ts', uses('@segue/remote-search')],
    keeps: ['shell/src/loaded.ts', 'export const load = (name: string) => import(name);\n'],
  },
  {
    rule: 'shell-platform-knows-no-feature',
    breaks: ['shell/src/platform/session/with-player.ts', uses('../../features/home/model')],
    keeps: ['shell/src/features/home/model.ts', uses('../../platform/session/read')],
  },
  {
    rule: 'shell-features-know-no-app',
    breaks: ['shell/src/features/home/with-frame.ts', uses('../../app/frame/layout')],
    keeps: ['shell/src/app/frame/layout.ts', uses('../../features/home/model')],
  },
  {
    rule: 'no-test-code-in-source',
    breaks: ['remotes/library/src/faked.ts', uses('@segue/testing')],
    keeps: ['remotes/library/src/faked.test.ts', uses('@segue/testing')],
  },
  {
    rule: 'no-cycles',
    breaks: ['remotes/library/src/cycle-one.ts', uses('./cycle-two')],
    keeps: ['remotes/library/src/imports-cycle.ts', uses('./cycle-two')],
  },
  {
    rule: 'no-cycles',
    breaks: [
      'remotes/library/src/type-cycle-one.ts',
      "import type { Two } from './type-cycle-two';\nexport type One = Two | null;\n",
    ],
    keeps: [
      'remotes/library/src/type-user.ts',
      "import type { Two } from './type-cycle-two';\nexport type Three = Two;\n",
    ],
  },
  {
    rule: 'no-orphans',
    breaks: ['remotes/library/src/orphan.ts', 'export const orphan = 1;\n'],
    keeps: ['remotes/library/src/main.ts', 'export const entry = 1;\n'],
  },
  {
    rule: 'no-undeclared-packages',
    breaks: ['remotes/search/src/undeclared.ts', uses('left-pad')],
    keeps: ['remotes/search/src/declared.ts', uses('effector')],
  },
  {
    rule: 'no-unresolvable-imports',
    breaks: ['remotes/search/src/internal-file.ts', uses('@segue/stores/src/internal')],
    keeps: ['remotes/search/src/entry-point.ts', uses('@segue/stores')],
  },
];

/** Files that the examples import. */
const SUPPORT: [string, string][] = [
  ['remotes/search/src/results/api.ts', 'export const value = 1;\n'],
  ['remotes/library/src/cycle-two.ts', uses('./cycle-one')],
  [
    'remotes/library/src/type-cycle-two.ts',
    "import type { One } from './type-cycle-one';\nexport type Two = One | 1;\n",
  ],
  ['shell/src/platform/session/read.ts', 'export const value = 1;\n'],
  ['api/src/modules/playlists/repository.ts', 'export const value = 1;\n'],
  ['api/src/modules/playlists/index.ts', 'export const value = 1;\n'],
  ['api/src/providers/spotify/spotify.ts', 'export const value = 1;\n'],
  ['api/src/providers/music-provider.ts', 'export const value = 1;\n'],
  ['shell/src/features/player/engine/spotify/spotify-player.ts', 'export const value = 1;\n'],
  ['provider-sandbox/src/musicserver/index.ts', 'export const value = 1;\n'],
  ['api/src/modules/limits.ts', 'export const value = 1;\n'],
  ['api/src/plugins/limits.ts', 'export const value = 1;\n'],
  ['api/src/database/keys.ts', 'export const value = 1;\n'],
  ['api/src/database/migrations/0013-schema.ts', 'export const value = 1;\n'],
  ['shared-kernel/stores/src/ports.ts', 'export const value = 1;\n'],
  ['shared-kernel/stores/src/internal.ts', uses('./index')],
  ['tsconfig.base.json', '{ "compilerOptions": { "module": "ESNext", "moduleResolution": "bundler" } }'],
];

/** Writes the fixture into an empty folder. */
export function writeMiniature(root: string) {
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  for (const [folder, { name, dependencies = [], exports = { '.': './src/index.ts' } }] of Object.entries(
    PACKAGES,
  )) {
    const declared = Object.fromEntries(dependencies.map((dependency) => [dependency, '1.0.0']));
    write(
      `${folder}/package.json`,
      JSON.stringify({ name, version: '1.0.0', exports, dependencies: declared }),
    );
    write(`${folder}/src/index.ts`, 'export const value = 1;\n');
    mkdirSync(join(root, 'node_modules/@segue'), { recursive: true });
    symlinkSync(join(root, folder), join(root, 'node_modules', name));
  }
  for (const vendor of VENDORS) {
    write(
      `node_modules/${vendor}/package.json`,
      JSON.stringify({ name: vendor, version: '1.0.0', main: 'index.js' }),
    );
    write(`node_modules/${vendor}/index.js`, 'exports.value = 1;\n');
  }
  write('package.json', JSON.stringify({ name: 'fixture', version: '1.0.0' }));
  for (const [file, text] of [
    ...SUPPORT,
    ...dependencyRuleExamples.flatMap(({ breaks, keeps }) => [breaks, keeps]),
  ])
    write(file, text);
}
