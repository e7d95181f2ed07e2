// Reads what a service sent without trusting it.
import * as z from 'zod/mini';
import { ProviderError, type ProviderErrorKind } from './music-provider';
import type { UpstreamAnswer } from './upstream';

/** The body as the given shape; anything else is a `malformed` answer. */
export function readBody<S extends z.ZodMiniType>(answer: UpstreamAnswer, schema: S): z.output<S> {
  const result = schema.safeParse(jsonOrNull(answer.text));
  if (!result.success) throw new ProviderError('malformed', { reason: `status ${answer.status}` });
  return result.data;
}

/** Bodies may be empty, text or HTML: then null. */
export function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const REASON_MAX_CHARACTERS = 200;

/** The error an unsuccessful API answer means. */
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

/** A value that is replaced by null when it is missing or of another shape. */
export function lenient<S extends z.ZodMiniType>(schema: S) {
  return z.catch(z.nullable(schema), null);
}

/** An id as text; some answers carry a number. */
export const idText = z.pipe(z.union([z.string().check(z.minLength(1)), z.int()]), z.transform(String));

/** The entries of a list that fit. Null counts as absent; any other entry that does not fit is reported. */
export function readItems<S extends z.ZodMiniType>(
  items: readonly unknown[],
  schema: S,
  report: (error: ProviderError) => void,
): z.output<S>[] {
  return items.flatMap((item) => {
    const { data, error } = schema.safeParse(item);
    if (!error) return [data];
    if (item !== null) report(leftOut(error.issues[0]?.path.join('.') ?? ''));
    return [];
  });
}

/** What is reported of a list entry that cannot be shown. */
export function leftOut(field: string): ProviderError {
  return new ProviderError('malformed', { reason: `an entry of a list was left out: ${field}` });
}

export type Links = {
  /** The address when it leads to a known page of the service, else undefined. */
  page: (address: string | null | undefined) => string | undefined;
  image: (address: string | null | undefined) => string | undefined;
};

/** Only addresses of known origins reach the browser; an entry may start with `*.` for every host below. */
export function createLinks(allowed: { pages: readonly string[]; images: readonly string[] }): Links {
  const only = (origins: readonly string[]) => (address: string | null | undefined) =>
    address && origins.some((origin) => isBelow(address, origin)) ? address : undefined;
  return { page: only(allowed.pages), image: only(allowed.images) };
}

function isBelow(address: string, origin: string): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  if (url.username || url.password) return false;
  const [scheme = '', host = ''] = origin.split('://');
  if (url.protocol !== `${scheme}:`) return false;
  return host.startsWith('*.') ? url.host.endsWith(host.slice(1)) : url.host === host;
}
