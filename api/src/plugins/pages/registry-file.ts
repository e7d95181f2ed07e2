// The registry as pages get it, which remote serves a path, and from which origin its builds come.
import { screens } from '@segue/contract';
import {
  doOverlap,
  satisfiesKernel,
  type RegistryBuild,
  type RegistryEntry,
} from '@segue/remote-kit/releases';
import { createHash } from 'node:crypto';

const SCHEMA = 1;

export type RegistryFile = {
  text: string;
  /** The registry's text for the page, parsed and serialized. */
  value: unknown;
  etag: string;
  remotes: readonly RegistryEntry[];
  /** Other origins that serve remotes, previous builds included. */
  origins: readonly string[];
};

/** `shell` is the version of the shell: an open page compares it with its own. */
export function registryFileOf(remotes: readonly RegistryEntry[], shell: string): RegistryFile {
  const sorted = remotes.toSorted((one, other) => (one.name < other.name ? -1 : 1));
  const facts = { shell, remotes: sorted };
  const value = { schema: SCHEMA, revision: hashOf(JSON.stringify(facts)), ...facts };
  const text = JSON.stringify(value);
  const addresses = sorted.flatMap(({ entry, previous }) => [entry, ...(previous ? [previous.entry] : [])]);
  const origins = addresses
    .filter((address) => URL.canParse(address))
    .map((address) => new URL(address).origin);
  return { text, value, etag: etagOf(text), remotes: sorted, origins: [...new Set(origins)] };
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22);

export const etagOf = (text: string): string => `"${hashOf(text)}"`;

export function remoteFor(registry: RegistryFile, path: string): RegistryEntry | undefined {
  return registry.remotes.find(({ routes }) => routes.some((route) => matchesRoute(route.path, path)));
}

/** Whether a visitor is sent from a path to the sign-in screen. */
export function needsSession(registry: RegistryFile, path: string): boolean {
  if (matchesRoute(screens.setupAccount, path)) return true;
  const route = remoteFor(registry, path)?.routes.find((one) => matchesRoute(one.path, path));
  return route?.access === 'member';
}

/** The build that a page loads for a path: the newest that its kernel can run. An unknown kernel runs every build. */
export function buildFor(
  registry: RegistryFile,
  path: string,
  kernel: string | null,
): RegistryBuild | undefined {
  const remote = remoteFor(registry, path);
  return [remote, remote?.previous].find(
    (build) => build && (kernel === null || satisfiesKernel(build.kernel, kernel)),
  );
}

export const matchesRoute = (route: string, path: string): boolean => doOverlap(route, path);
