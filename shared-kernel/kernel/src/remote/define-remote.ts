// The module that a remote exposes to the shell: its components by name, and `dispose`.
import type { ComponentType } from 'react';
import { REMOTE_CONTRACT } from './kernel-version';

/** Screens and widgets by name. Their props differ; the code that mounts one knows them. */
export type RemoteComponents = Readonly<Record<string, ComponentType<never>>>;

export type RemoteModule = {
  /** `REMOTE_CONTRACT` of the kernel this remote was built with. */
  contract: number;
  name: string;
  version: string;
  components: RemoteComponents;
  dispose: () => void;
};

/** The fields of `remote.json` that `defineRemote` reads; the registry reads the rest. */
export type RemoteManifest = {
  name: string;
  version: string;
  routes: readonly { component: string }[];
  widgets: readonly string[];
};

/**
 * Creates the exposed module of a remote. Throws when a component named in `remote.json` is missing. `dispose` stops its timers and
 * listeners, when the previous build takes the place of one that crashed.
 */
export function defineRemote(
  manifest: RemoteManifest,
  components: RemoteComponents,
  { dispose = () => undefined }: Partial<Pick<RemoteModule, 'dispose'>> = {},
): RemoteModule {
  for (const name of [...manifest.routes.map((route) => route.component), ...manifest.widgets]) {
    if (!Object.hasOwn(components, name)) {
      throw new Error(`${manifest.name}: remote.json names ${name}, which remote.ts does not give.`);
    }
  }
  return {
    contract: REMOTE_CONTRACT,
    name: manifest.name,
    version: manifest.version,
    components,
    dispose,
  };
}

/** Validates the exposed module of a downloaded remote; returns the error message, or null when it is valid. */
export function faultOfRemoteModule(value: unknown, name: string): string | null {
  if (typeof value !== 'object' || value === null) return `${name} gave no remote.`;
  const { contract, name: ownName, components, dispose } = value as Partial<RemoteModule>;
  if (contract !== REMOTE_CONTRACT) {
    return `${name} speaks remote contract ${String(contract)}; this shell speaks ${REMOTE_CONTRACT}.`;
  }
  if (ownName !== name) return `${name} was asked for, but ${String(ownName)} answered.`;
  if (typeof components !== 'object' || components === null || typeof dispose !== 'function') {
    return `${name} gave no components.`;
  }
  return null;
}
