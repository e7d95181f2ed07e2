// Parses a registry as far as the server needs it: which remote serves a path, and where its builds come from. The browser
// reads the rest.
import { screens } from '@segue/contract';
import { satisfiesKernel } from '@segue/remote-kit/releases';
import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { Config } from '../../config';

const integritySchema = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/));

const buildSchema = z.object({
  version: z.string(),
  container: z.string(),
  entry: z.string(),
  integrity: integritySchema,
  /** Caret range of the kernel that it needs. */
  kernel: z.string(),
});
const faceSchema = z.object({
  routes: z.array(z.object({ path: z.string(), access: z.optional(z.string()) })),
});
const remoteSchema = z.object({
  ...buildSchema.shape,
  ...faceSchema.shape,
  name: z.string(),
  lazy: z.catch(z.optional(z.object({ entry: z.string(), integrity: integritySchema })), undefined),
  // An invalid previous build does not hide the remote.
  previous: z.catch(z.optional(buildSchema), undefined),
});
const registrySchema = z.object({
  revision: z.string(),
  remotes: z.array(z.unknown()),
});

type Build = z.infer<typeof buildSchema>;
type Remote = z.infer<typeof remoteSchema>;

/** The registry as one visitor gets it. */
export type RegistryFile = {
  text: string;
  /** The parsed text, for the page. */
  value: unknown;
  etag: string;
  revision: string;
  remotes: readonly Remote[];
  /** Other origins that serve remotes, previous builds included. */
  origins: readonly string[];
};

/** Whether the server allows diagnostics. */
export type Allowed = Pick<Config, 'diagnostics'>;

const EMPTY = '{"schema":1,"revision":"","remotes":[]}';
export const NO_REGISTRY: RegistryFile = readRegistryFile(EMPTY, { diagnostics: false });

/**
 * Throws when the text is not a registry. An invalid remote is left out here; the browser reports why. The remote of the diagnostics
 * is left out where they are not allowed.
 */
export function readRegistryFile(text: string, { diagnostics }: Allowed): RegistryFile {
  const registry = registrySchema.parse(JSON.parse(text));
  const isAllowed = (entry: unknown) => diagnostics || !hasDiagnostics(entry);
  const parsed = JSON.parse(text) as { remotes: unknown[] };
  const value = { ...parsed, remotes: parsed.remotes.filter(isAllowed) };
  const publicText = JSON.stringify(value);
  const remotes = registry.remotes.filter(isAllowed).flatMap((entry) => {
    const remote = remoteSchema.safeParse(entry);
    return remote.success ? [remote.data] : [];
  });
  const otherOrigins = remotes
    .flatMap(({ entry, previous }) => [entry, ...(previous ? [previous.entry] : [])])
    .filter((entry) => /^https?:/.test(entry) && URL.canParse(entry))
    .map((entry) => new URL(entry).origin);
  return {
    text: publicText,
    value,
    etag: etagOf(publicText),
    revision: registry.revision,
    remotes,
    origins: [...new Set(otherOrigins)],
  };
}

export function etagOf(text: string): string {
  return `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
}

/** Whether an entry of a registry, or the face of a release, has the screen of the diagnostics. */
export function hasDiagnostics(entry: unknown): boolean {
  const face = faceSchema.safeParse(entry);
  return face.success && face.data.routes.some(({ path }) => path === screens.diagnostics);
}

/** The remote that serves a path, if any. */
export function remoteFor(registry: RegistryFile, path: string): Remote | undefined {
  return registry.remotes.find(({ routes }) => routes.some((route) => matchesRoute(route.path, path)));
}

/** Whether a visitor is sent from a path to the sign-in screen. */
export function needsSession(registry: RegistryFile, path: string): boolean {
  if (matchesRoute(screens.setupAccount, path)) return true;
  const route = remoteFor(registry, path)?.routes.find((one) => matchesRoute(one.path, path));
  return route?.access === 'member';
}

/** The build that a page loads for a path: the newest that its kernel can run. An unknown kernel runs every build. */
export function buildFor(registry: RegistryFile, path: string, kernel: string | null): Build | undefined {
  const remote = remoteFor(registry, path);
  return [remote, remote?.previous].find(
    (build) => build && (kernel === null || satisfiesKernel(build.kernel, kernel)),
  );
}

/** Whether a path matches a route such as `/playlists/:id`. */
export function matchesRoute(route: string, path: string): boolean {
  const expected = route.split('/');
  const given = path.replace(/(?<=.)\/+$/, '').split('/');
  return (
    expected.length === given.length &&
    expected.every((part, index) => (part.startsWith(':') ? given[index] !== '' : part === given[index]))
  );
}
