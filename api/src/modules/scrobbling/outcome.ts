// What became of an attempt to send a listen.
import { DomainError } from '../../failure';
import { ProviderError } from '../../providers/music-provider';

/** `done`: sent, or never to be sent again. */
export type Outcome = 'done' | { needsToken?: boolean; mayHaveArrived: boolean; retryAfterS: number | null };

/** No connection came about, or none was tried. Every other network error may have lost an answer. */
const NOT_SENT =
  /^(paused after failures|too many at once|ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT)$/;
const NEEDS_TOKEN = ['auth', 'notConnected', 'reconnectNeeded'];
/** The same request would be refused again. */
const FINAL = ['forbidden', 'not-found', 'app-refused'];

/** Throws what is no failure of a service. */
export function outcomeOf(error: unknown): Outcome {
  const isOurs = error instanceof DomainError;
  if (!isOurs && !(error instanceof ProviderError)) throw error;
  const cause = isOurs ? error.code : error.kind;
  if (FINAL.includes(cause)) return 'done';
  if (NEEDS_TOKEN.includes(cause)) return { needsToken: true, mayHaveArrived: false, retryAfterS: null };
  const wasRefused = isOurs || cause === 'rate' || cause === 'quota' || NOT_SENT.test(error.reason ?? '');
  return { mayHaveArrived: !wasRefused, retryAfterS: error.retryAfterS };
}
