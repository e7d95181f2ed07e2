// Parses a registry as far as the server needs it: which remote serves a path, and where its builds come from. The browser
// reads the rest.
import { screens } from '@segue/contract';
import { facesKey, satisfiesKernel } from '@segue/remote-kit/releases';
import { createHash } from 'node:crypto';
import * as z from 'zod/mini';

/** Only files of a release: the registry of another origin must not choose what this server reads. */
const PRERENDERED_FILE =
  /^(https?:\/\/[^?#]+)?\/releases\/[a-z][a-z0-9-]*\/[\w.+-]+\/prerendered\/[\w.+-]+\.json$/;
const FOR_THE_SERVER = new Set(['prerendered', 'paintedQueries', 'isPainted']);
const integritySchema = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/));
// Without it, or with an invalid one, the page is answered as it was before there were any.
const prerenderedSchema = z.catch(
  z.optional(z.object({ file: z.string().check(z.regex(PRERENDERED_FILE)), integrity: integritySchema })),
  undefined,
);

const buildSchema = z.object({
  version: z.string(),
  container: z.string(),
  entry: z.string(),
  integrity: integritySchema,
  /** Caret range of the kernel that it needs. */
  kernel: z.string(),
  prerendered: prerenderedSchema,
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
  prerendered: prerenderedSchema,
});

type Build = z.infer<typeof buildSchema>;
export type PrerenderedFile = NonNullable<Build['prerendered']>;
type Remote = z.infer<typeof remoteSchema>;

/** The registry as one visitor gets it. */
export type RegistryFile = {
  /** Without what only the server needs. */
  text: string;
  /** The parsed text, for the page. */
  value: unknown;
  etag: string;
  revision: string;
  remotes: readonly Remote[];
  /** The pages that the shell draws alone. */
  prerendered: PrerenderedFile | undefined;
  /** Identifies the routes, navigation and widgets of all remotes. */
  faces: string;
  /** Other origins that serve remotes, previous builds included. */
  origins: readonly string[];
};

const EMPTY = '{"schema":1,"revision":"","remotes":[]}';
export const NO_REGISTRY: RegistryFile = readRegistryFile(EMPTY);

/** Throws when the text is not a registry. An invalid remote is left out here; the browser reports why. */
export function readRegistryFile(text: string): RegistryFile {
  const registry = registrySchema.parse(JSON.parse(text));
  // A reviver that returns undefined removes the property.
  const value: unknown = JSON.parse(text, (key, one: unknown) => (FOR_THE_SERVER.has(key) ? undefined : one));
  const publicText = JSON.stringify(value);
  const remotes = registry.remotes.flatMap((entry) => {
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
    prerendered: registry.prerendered,
    // Of all remotes, because the pages were drawn with all.
    faces: facesKey(registry.remotes),
    origins: [...new Set(otherOrigins)],
  };
}

export function etagOf(text: string): string {
  return `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
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
