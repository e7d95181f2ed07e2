// The registry: which build of which remote is live, and what each shows to the outside. It is data made by
// `tooling/registry`, read by the shell, and never trusted: every part is parsed, a bad part spoils only itself.
import * as z from 'zod/mini';

export const REGISTRY_SCHEMA = 1;

const nameSchema = z.string().check(z.regex(/^[a-z][a-z0-9-]*$/, 'has a name that is not kebab-case'));
const pathSchema = z.string().check(z.regex(/^\/[^/]/, 'has a path that is not absolute'));
const accessSchema = z.enum(['anyone', 'member'], 'has an unknown access level');

const routeSchema = z.object({
  /** As react-router writes it: `/playlists/:id`. */
  path: pathSchema,
  /** Name of the component in the remote. */
  component: z.string(),
  access: accessSchema,
  /** `plain` leaves out the gradient behind the screen. */
  background: z.optional(z.enum(['plain'], 'has an unknown background')),
});

const navSchema = z.object({
  label: z.string(),
  to: pathSchema,
  order: z.number(),
  access: accessSchema,
});

/** One build that can be downloaded. */
export const buildSchema = z.object({
  version: z.string('has no version'),
  /** Name of its global; unique per build, so that an old and a new build never mix. */
  container: z.string('has no container').check(z.regex(/^[a-z]\w*$/i, 'has an unusable container')),
  entry: z
    .string('has no entry')
    .check(z.regex(/^(\/[^/]|https?:\/\/)/, 'has an entry that is not an address')),
  integrity: z
    .string('has no integrity hash')
    .check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'has no usable integrity hash')),
  /** Caret range of KERNEL_VERSION it was built for. */
  kernel: z.string('has no kernel range'),
});

/** The outward face of a remote, which is what `remote.json` holds. */
export const faceSchema = z.object({
  name: nameSchema,
  routes: z.array(routeSchema),
  nav: z.array(navSchema),
  widgets: z.array(z.string()),
});

const remoteSchema = z.object({
  ...faceSchema.shape,
  ...buildSchema.shape,
  previous: z.optional(buildSchema),
});

const envelopeSchema = z.object({
  schema: z.literal(REGISTRY_SCHEMA),
  revision: z.string(),
  remotes: z.array(z.unknown()),
});

export type RemoteRoute = z.infer<typeof routeSchema>;
export type RemoteNav = z.infer<typeof navSchema>;
export type RemoteBuild = z.infer<typeof buildSchema>;
export type RemoteFace = z.infer<typeof faceSchema>;
export type RegistryRemote = z.infer<typeof remoteSchema>;

/** A remote whose face can be read but whose code must not be fetched. */
export type RejectedRemote = RemoteFace & { reason: string };

export type Registry = {
  revision: string;
  remotes: readonly RegistryRemote[];
  rejected: readonly RejectedRemote[];
  /** What was wrong, one sentence each, for the log. */
  problems: readonly string[];
};

export const EMPTY_REGISTRY: Registry = { revision: '', remotes: [], rejected: [], problems: [] };

/** Reads a registry. What cannot be read is named in `problems`; the rest stands. */
export function parseRegistry(value: unknown): Registry {
  const envelope = envelopeSchema.safeParse(value);
  if (!envelope.success) {
    return { ...EMPTY_REGISTRY, problems: ['The registry of remotes cannot be read.'] };
  }
  const remotes: RegistryRemote[] = [];
  const rejected: RejectedRemote[] = [];
  const problems: string[] = [];
  for (const [index, entry] of envelope.data.remotes.entries()) {
    const remote = remoteSchema.safeParse(entry);
    if (remote.success) {
      remotes.push(remote.data);
      continue;
    }
    const face = faceSchema.safeParse(entry);
    const reason = `${face.data?.name ?? `Remote number ${index + 1}`} ${remote.error.issues[0]?.message ?? 'cannot be read'}.`;
    problems.push(reason);
    if (face.success) rejected.push({ ...face.data, reason });
  }
  return { revision: envelope.data.revision, remotes, rejected, problems };
}
