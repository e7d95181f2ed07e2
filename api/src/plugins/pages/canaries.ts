// Canaries of a published registry: which builds are tried by a share of the visitors, and the registry that each visitor gets.
// A page never sees a canary as such: it gets the canary as the current build with the stable one as the previous, or the
// stable one alone.
import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { readRegistryFile, type RegistryFile } from './registry-file';

/** Visitors are divided into this many buckets, so one bucket is one percent of them. */
export const BUCKETS = 100;

const canarySchema = z.looseObject({
  version: z.string(),
  container: z.string(),
  entry: z.string(),
  integrity: z.string(),
  kernel: z.string(),
  /** Percent of the visitors. */
  share: z.number().check(z.gte(0), z.lte(100)),
  salt: z.string(),
  /** Percent of the pages that tried it whose failures end it. */
  abortAt: z.optional(z.number().check(z.gt(0), z.lte(100))),
});
const remoteSchema = z.looseObject({ name: z.string(), canary: canarySchema });
const registrySchema = z.looseObject({ revision: z.string(), remotes: z.array(z.unknown()) });

export type Canary = {
  remote: string;
  version: string;
  /** Percent of the pages that tried it; null when it is never withdrawn by itself. */
  abortAt: number | null;
  /** The same canary started again has another id, as its salt differs. */
  id: string;
  includes: (bucket: number) => boolean;
};

export type PublishedRegistry = {
  canaries: readonly Canary[];
  /** The registry of a visitor who gets these canaries, by id; all others get the stable builds. */
  withCanaries: (ids: readonly string[]) => RegistryFile;
  /** Of the registries that were handed out so far. */
  revisions: () => string[];
};

/** Parses registry.json. Throws when the text is not a registry; an invalid canary is never handed out. */
export function readPublishedRegistry(text: string): PublishedRegistry {
  const stable = readRegistryFile(text);
  const registry = registrySchema.parse(JSON.parse(text));
  if (!registry.remotes.some(hasCanary)) {
    return { canaries: [], withCanaries: () => stable, revisions: () => [stable.revision] };
  }

  const variants = new Map<string, RegistryFile>();
  const canaries = registry.remotes.flatMap((entry) => {
    const remote = remoteSchema.safeParse(entry);
    return remote.success ? [canaryOf(remote.data)] : [];
  });
  return {
    canaries,
    withCanaries(ids) {
      const key = ids.join(' ');
      const variant =
        variants.get(key) ?? readRegistryFile(JSON.stringify(variantOf(registry, canaries, ids)));
      variants.set(key, variant);
      return variant;
    },
    revisions: () => [...variants.values()].map(({ revision }) => revision),
  };
}

function canaryOf({ name, canary }: z.infer<typeof remoteSchema>): Canary {
  const { version, share, salt, abortAt } = canary;
  const ranks = rankBuckets(salt);
  return {
    remote: name,
    version,
    abortAt: abortAt ?? null,
    id: `${name}@${version}/${salt}`,
    includes: (bucket) => (ranks[bucket] ?? BUCKETS) < share,
  };
}

/** Orders the buckets by a hash, so that a share of 10 is exactly ten buckets, and other ones for each canary. */
function rankBuckets(salt: string): number[] {
  const hashes = Array.from({ length: BUCKETS }, (_, bucket) => ({
    bucket,
    hash: createHash('sha256').update(`${salt} ${bucket}`).digest('hex'),
  }));
  const ranks: number[] = [];
  const ordered = hashes.sort((one, other) => (one.hash < other.hash ? -1 : 1));
  for (const [rank, { bucket }] of ordered.entries()) ranks[bucket] = rank;
  return ranks;
}

function variantOf(
  registry: z.infer<typeof registrySchema>,
  canaries: readonly Canary[],
  ids: readonly string[],
) {
  const given = canaries.filter(({ id }) => ids.includes(id));
  const remotes = registry.remotes.map((entry) => {
    if (!hasCanary(entry)) return entry;
    const { canary: _removed, ...stable } = entry;
    const remote = remoteSchema.safeParse(entry);
    const isGiven = remote.success && given.some((one) => one.remote === remote.data.name);
    return isGiven ? withCanaryFirst(stable, remote.data.canary) : stable;
  });
  return { ...registry, revision: [registry.revision, ...given.map(nameOf)].join('+'), remotes };
}

const nameOf = ({ remote, version }: Canary) => `${remote}@${version}`;

/** The stable build keeps its routes and navigation as the previous one. What the canary does not declare is as in the stable one. */
function withCanaryFirst(
  { previous: _older, prerendered: _stable, ...stable }: Record<string, unknown>,
  { share: _share, salt: _salt, abortAt: _abortAt, ...build }: z.infer<typeof canarySchema>,
) {
  const { name: _name, ...previous } = stable;
  // A lazy file belongs to one build.
  const { lazy: _lazy, ...declared } = stable;
  return { ...declared, ...build, previous };
}

function hasCanary(entry: unknown): entry is Record<string, unknown> {
  return typeof entry === 'object' && entry !== null && 'canary' in entry;
}
