// Field names of the wire that contain a provider's id, such as `spotifyFavoriteTracks`. Only this file builds them.
import * as z from 'zod/mini';
import { descriptorOf, forEachProvider, PROVIDERS } from './providers';
import type { OptionalProvider, Provider, SpecifiedProvider } from './providers';

/** A value for each specified provider, and for optional ones where the server is configured for them. */
export type ByProvider<Value> = Record<SpecifiedProvider, Value> &
  Partial<Record<OptionalProvider, Value | undefined>>;

/** The schema of an object with one field for each provider, named by its id. */
export function byProvider<Field extends z.ZodMiniType>(field: Field) {
  const fields = PROVIDERS.map((provider) => [
    provider,
    descriptorOf(provider).isOptional ? z.optional(field) : field,
  ]);
  return z.object(Object.fromEntries(fields)) as unknown as z.ZodMiniObject<
    Record<SpecifiedProvider, Field> & Record<OptionalProvider, z.ZodMiniOptional<Field>>
  >;
}

type ListName = 'FavoriteTracks' | 'PlaylistTracks';

/** Lists of tracks as the wire has them: those of optional providers only where the server is configured for them. */
export type WireLists<Name extends ListName, Entry> = {
  [P in SpecifiedProvider as `${P}${Name}`]: Entry[];
} & { [P in OptionalProvider as `${P}${Name}`]?: Entry[] | undefined };

type WireListsSchema<Name extends ListName, List extends z.ZodMiniType> = z.ZodMiniObject<
  { [P in SpecifiedProvider as `${P}${Name}`]: z.ZodMiniDefault<List> } & {
    [P in OptionalProvider as `${P}${Name}`]: z.ZodMiniOptional<List>;
  }
>;

/** The schema of an object with one list for each provider. A missing list of a specified provider is an empty one. */
export function wireListsSchema<const Name extends ListName, List extends z.ZodMiniType<unknown[]>>(
  name: Name,
  list: List,
) {
  const fields = PROVIDERS.map((provider) => [
    `${provider}${name}`,
    descriptorOf(provider).isOptional ? z.optional(list) : z._default(list, [] as never),
  ]);
  return z.object(Object.fromEntries(fields)) as unknown as WireListsSchema<Name, List>;
}

/** The tracks of an answer by provider. */
export function readWireLists<Lists extends object>(
  name: ListName,
  lists: Lists,
): Record<Provider, NonNullable<Lists[keyof Lists]>> {
  const byName = lists as Partial<Record<string, NonNullable<Lists[keyof Lists]>>>;
  return forEachProvider((provider) => byName[`${provider}${name}`] ?? ([] as never));
}

/** An answer with these tracks. `configured` are the providers of the server. */
export function writeWireLists<Name extends ListName, Entry extends { provider: Provider }>(
  name: Name,
  entries: readonly Entry[],
  configured: readonly Provider[],
): WireLists<Name, Entry> {
  const sent = PROVIDERS.filter(
    (provider) => !descriptorOf(provider).isOptional || configured.includes(provider),
  );
  const lists = sent.map((provider) => [
    `${provider}${name}`,
    entries.filter((entry) => entry.provider === provider),
  ]);
  return Object.fromEntries(lists) as WireLists<Name, Entry>;
}
