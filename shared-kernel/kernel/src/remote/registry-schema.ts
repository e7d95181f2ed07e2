// The registry: the live build of each remote, with its public routes, navigation and widgets. `remote-kit/releases` writes
// it and the shell reads it. Each remote is validated separately: an invalid one is rejected, the others stay.
import { REGISTRY_ELEMENT } from '@segue/contract';

import * as z from 'zod/mini';

const REGISTRY_SCHEMA = 1;

const nameSchema = z.string().check(z.regex(/^[a-z][a-z0-9-]*$/, 'has a name that is not kebab-case'));
const pathSchema = z.string().check(z.regex(/^\/[^/]/, 'has a path that is not absolute'));
const accessSchema = z.enum(['anyone', 'member'], 'has an unknown access level');

const routeSchema = z.object({
  /** A react-router pattern such as `/playlists/:id`. */
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
  /** Shown with less emphasis than the others. */
  isSecondary: z.optional(z.boolean()),
});

/** A widget that stands on the home screen before a search. */
const homeSectionSchema = z.object({
  /** One of the remote's widgets. */
  widget: z.string(),
  order: z.number(),
  access: accessSchema,
});

const entrySchema = z
  .string('has no entry')
  .check(z.regex(/^(\/[^/]|https?:\/\/)/, 'has an entry that is not an address'));
const integritySchema = z
  .string('has no integrity hash')
  .check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'has no usable integrity hash'));

/** One build that can be downloaded. */
const buildSchema = z.object({
  version: z.string('has no version'),
  /** Name of its global variable; unique per build, so that two builds never mix. */
  container: z.string('has no container').check(z.regex(/^[a-z]\w*$/i, 'has an unusable container')),
  entry: entrySchema,
  integrity: integritySchema,
  /** The script that the entry loads when it needs it. */
  lazy: z.optional(z.object({ entry: entrySchema, integrity: integritySchema })),
  /** Caret range of KERNEL_VERSION it was built for. */
  kernel: z.string('has no kernel range'),
});

const publicFields = z.object({
  routes: z.array(routeSchema),
  nav: z.array(navSchema),
  widgets: z.array(z.string()),
  home: z.optional(z.array(homeSectionSchema)),
});

/** The public part of a remote, as written in its `remote.json`. */
const publicPartsSchema = z.object({ name: nameSchema, ...publicFields.shape });

const currentSchema = z.object({ ...publicPartsSchema.shape, ...buildSchema.shape });

const previousSchema = z.object({ ...z.partial(publicFields).shape, ...buildSchema.shape });

const remoteSchema = z.object({
  ...currentSchema.shape,
  /** The build before. A public field that is missing is the same as the current one's. */
  previous: z.optional(previousSchema),
});

const envelopeSchema = z.object({
  schema: z.literal(REGISTRY_SCHEMA),
  revision: z.string(),
  /** The version of the shell that is live. */
  shell: z.optional(z.string()),
  remotes: z.array(z.unknown()),
});

type Build = z.infer<typeof currentSchema>;

// JSON has no `undefined` that would take away the current one's part. A lazy file belongs to one build.
const withFieldsOf = ({ lazy: _, ...current }: Build, previous: z.infer<typeof previousSchema>) =>
  ({ ...current, ...previous }) as Build;

export type RemoteRoute = z.infer<typeof routeSchema>;
export type RemoteNav = z.infer<typeof navSchema>;
export type RemotePublicParts = z.infer<typeof publicPartsSchema>;
/** The current build of a remote and the one before, each with its own routes, navigation and widgets. */
export type RegistryRemote = Build & { previous?: Build };

/** A remote with valid routes and navigation whose code must not be loaded. */
export type RejectedRemote = RemotePublicParts & { reason: string };

export type Registry = {
  revision: string;
  /** The version of the shell that is live. */
  shell?: string | undefined;
  remotes: readonly RegistryRemote[];
  rejected: readonly RejectedRemote[];
  /** Validation errors for the log, one sentence each. */
  problems: readonly string[];
};

export const EMPTY_REGISTRY: Registry = { revision: '', remotes: [], rejected: [], problems: [] };

/** Parses a registry. Invalid remotes are left out and named in `problems`. */
export function parseRegistry(value: unknown): Registry {
  const envelope = envelopeSchema.safeParse(value);
  if (!envelope.success) {
    return { ...EMPTY_REGISTRY, problems: ['The registry of remotes cannot be read.'] };
  }
  const remotes: RegistryRemote[] = [];
  const rejected: RejectedRemote[] = [];
  const problems: string[] = [];
  const isListed = (name: string) => [...remotes, ...rejected].some((other) => other.name === name);
  for (const [index, entry] of envelope.data.remotes.entries()) {
    const remote = remoteSchema.safeParse(entry);
    if (remote.success) {
      const { previous, ...current } = remote.data;
      if (isListed(current.name)) problems.push(`${current.name} is listed twice.`);
      else remotes.push(previous ? { ...current, previous: withFieldsOf(current, previous) } : current);
      continue;
    }
    const publicParts = publicPartsSchema.safeParse(entry);
    const reason = `${publicParts.data?.name ?? `Remote number ${index + 1}`} ${remote.error.issues[0]?.message ?? 'cannot be read'}.`;
    problems.push(reason);
    if (publicParts.success && !isListed(publicParts.data.name))
      rejected.push({ ...publicParts.data, reason });
  }
  const { revision, shell } = envelope.data;
  return { revision, shell, remotes, rejected, problems };
}

// Reads the registry from a data element of the page.

/** The registry of the page; empty, with the reason in `problems`, when it is missing or invalid. */
export function readRegistry(page: Pick<Document, 'getElementById'>): Registry {
  try {
    return parseRegistry(JSON.parse(page.getElementById(REGISTRY_ELEMENT)?.textContent ?? ''));
  } catch {
    return parseRegistry(null);
  }
}
