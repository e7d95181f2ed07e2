// A registry with one valid remote, for tests.
import { KERNEL_VERSION, type Registry, type RegistryRemote, type RemoteModule } from '@segue/kernel/remote';
import { LoadError, type FailureKind } from './remote-state';

const HASH = `sha384-${'A'.repeat(64)}`;

export const legal: RegistryRemote = {
  name: 'legal',
  version: '1.1.0',
  container: 'legal_new',
  entry: '/remotes/legal/1.1.0/remoteEntry.new.js',
  integrity: HASH,
  kernel: `^${KERNEL_VERSION}`,
  routes: [{ path: '/terms', component: 'TermsScreen', access: 'anyone' }],
  nav: [{ label: 'Terms', to: '/terms', order: 3, access: 'anyone' }],
  widgets: [],
};

export const previousBuild = {
  ...legal,
  version: '1.0.0',
  container: 'legal_old',
  entry: '/remotes/legal/1.0.0/remoteEntry.old.js',
};

export const registryOf = (...remotes: RegistryRemote[]): Registry => ({
  revision: 'r1',
  shell: '1.0.0',
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

/** The rejection of loading a build. */
export const loadError = (kind: FailureKind, stage: LoadError['stage'] = 'download') =>
  new LoadError(`legal failed at ${stage}: ${kind}`, { kind, stage, cause: undefined });
