// Parses the providers' answers: lenient schemas, error mapping, and a filter for links.
import { cleanName, UNKNOWN_ARTIST, UNTITLED } from '@segue/contract/cleaning';
import * as z from 'zod/mini';
import { ProviderError, type ProviderErrorKind } from './music-provider';
import type { UpstreamAnswer } from './send-once';

/** The body, parsed with the schema; throws a `malformed` error when it does not match. */
export function readBody<S extends z.ZodMiniType>(answer: UpstreamAnswer, schema: S): z.output<S> {
  const result = schema.safeParse(jsonOrNull(answer.text));
  if (!result.success) throw new ProviderError('malformed', { reason: `status ${answer.status}` });
  return result.data;
}

/** Null when the text is not JSON, such as an empty body or HTML. */
export function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const REASON_MAX_CHARACTERS = 200;

export function apiError(answer: UpstreamAnswer, reason: string | null): ProviderError {
  const kinds: Partial<Record<number, ProviderErrorKind>> = {
    401: 'auth',
    403: 'forbidden',
    404: 'not-found',
  };
  return new ProviderError(kinds[answer.status] ?? 'upstream', {
    reason: (reason ?? `status ${answer.status}`).slice(0, REASON_MAX_CHARACTERS),
  });
}

/** Null instead of an error when the value is missing or does not match the schema. */
export function lenient<S extends z.ZodMiniType>(schema: S) {
  return z.catch(z.nullable(schema), null);
}

const nameOr = <Placeholder extends string | null>(placeholder: Placeholder) =>
  z.pipe(
    lenient(z.string()),
    z.transform((text) => cleanName(text) || placeholder),
  );
/** Names as services send them, cleaned; the placeholder where nothing visible is left. */
export const name = nameOr(null);
export const title = nameOr(UNTITLED);
export const artistName = nameOr(UNKNOWN_ARTIST);

type Present<Fields> = { [Key in keyof Fields]?: NonNullable<Fields[Key]> };

/** The fields that have a value: absent fields of a provider's answer are absent in a track, an artist or a list. */
export const present = <Fields extends object>(fields: Fields): Present<Fields> =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== null && value !== ''),
  ) as Present<Fields>;

/** An id as text; some answers have a number. */
export const idText = z.pipe(z.union([z.string().check(z.minLength(1)), z.int()]), z.transform(String));

/** The entries that match the schema. Others are dropped and reported; null entries are dropped silently. */
export function readItems<S extends z.ZodMiniType>(
  items: readonly unknown[],
  schema: S,
  report: (error: ProviderError) => void,
): z.output<S>[] {
  return items.flatMap((item) => {
    const { data, error } = schema.safeParse(item);
    if (!error) return [data];
    if (item !== null) report(droppedEntry(error.issues[0]?.path.join('.') ?? ''));
    return [];
  });
}

export function droppedEntry(field: string): ProviderError {
  return new ProviderError('malformed', { reason: `a list entry was dropped: ${field}` });
}

export type Links = {
  /** The URL if its host is allowed for links, else undefined. */
  page: (address: string | null | undefined) => string | undefined;
  image: (address: string | null | undefined) => string | undefined;
};

/** Lets only URLs of allowed origins through to the browser; `*.example.com` allows every subdomain. */
export function createLinks(allowed: { pages: readonly string[]; images: readonly string[] }): Links {
  const only = (origins: readonly string[]) => (address: string | null | undefined) =>
    address && origins.some((origin) => isFromOrigin(address, origin)) ? address : undefined;
  return { page: only(allowed.pages), image: only(allowed.images) };
}

function isFromOrigin(address: string, origin: string): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  if (url.username || url.password) return false;
  const [scheme = '', host = ''] = origin.split('://');
  if (url.protocol !== `${scheme}:`) return false;
  return host.startsWith('*.') ? url.host.endsWith(host.slice(1)) : url.host === host;
}
