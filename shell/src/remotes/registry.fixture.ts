// A registry with one valid remote, for tests.
import type { Registry, RegistryRemote, RemoteModule } from '@segue/federation';

const HASH = `sha384-${'A'.repeat(64)}`;

export const previousBuild = {
  version: '1.0.0',
  container: 'legal_old',
  entry: '/releases/legal/1.0.0-old/remoteEntry.js',
  integrity: HASH,
  kernel: '^2.0.0',
};

export const legal: RegistryRemote = {
  name: 'legal',
  version: '1.1.0',
  container: 'legal_new',
  entry: '/releases/legal/1.1.0-new/remoteEntry.js',
  integrity: HASH,
  kernel: '^2.0.0',
  routes: [{ path: '/terms', component: 'TermsScreen', access: 'anyone' }],
  nav: [{ label: 'Terms', to: '/terms', order: 3, access: 'anyone' }],
  widgets: [],
};

export const registryOf = (...remotes: RegistryRemote[]): Registry => ({
  revision: 'r1',
  remotes,
  rejected: [],
  problems: [],
});

export const moduleOf = (components: RemoteModule['components'], name = 'legal'): RemoteModule => ({
  contract: 1,
  name,
  version: '1.1.0',
  components,
  dispose: () => undefined,
});
