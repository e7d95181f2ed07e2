// What became of an attempt to send a listen.
import { DomainError } from '../../failure';
import { ProviderError, type ProviderErrorKind } from '../../providers/music-provider';

/** `done`: sent, or never to be sent again. */
export type Outcome = 'done' | 'needs-token' | { mayHaveArrived: boolean; retryAfterS: number | null };

/** No connection came about, or none was tried. Every other network error may have lost an answer. */
const NOT_SENT =
  /^(paused after failures|too many at once|ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT)$/;
/** The same request would be refused again. */
const FINAL: readonly ProviderErrorKind[] = ['forbidden', 'not-found', 'app-refused'];

/** Throws what is no failure of a service. */
export function outcomeOf(error: unknown): Outcome {
  if (error instanceof DomainError) {
    if (error.code === 'notConnected' || error.code === 'reconnectNeeded') return 'needs-token';
    return { mayHaveArrived: false, retryAfterS: error.retryAfterS };
  }
  if (!(error instanceof ProviderError)) throw error;
  const { kind, reason, retryAfterS } = error;
  if (kind === 'auth') return 'needs-token';
  if (FINAL.includes(kind)) return 'done';
  const wasRefused = kind === 'rate' || kind === 'quota';
  return { mayHaveArrived: !wasRefused && !NOT_SENT.test(reason ?? ''), retryAfterS };
}
