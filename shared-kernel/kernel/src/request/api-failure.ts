// The closed family of ways a call can fail.
import { errors, errorText, isError, type ErrorCode } from '@segue/contract';

export type ApiFailure =
  /** The server answered, but not with a success; `body` is its answer as parsed, `retryAfterS` its Retry-After. */
  | { kind: 'answered'; status: number; body: unknown; message: string; retryAfterS?: number }
  /** The request got no answer. */
  | { kind: 'unreachable'; message: string }
  /** A success whose body breaks the contract. */
  | { kind: 'malformed'; message: string }
  /** The caller aborted the request. */
  | { kind: 'aborted'; message: string };

const UNEXPECTED = errors.unexpected.message;

/** `retryAfter` is the header's value; only whole seconds are read, as our API sends them, and no time of weeks. */
export function answered(status: number, body: unknown, retryAfter: string | null): ApiFailure {
  return {
    kind: 'answered',
    status,
    body,
    message: errorText(body) || UNEXPECTED,
    ...(retryAfter !== null && /^\d{1,6}$/.test(retryAfter) && { retryAfterS: Number(retryAfter) }),
  };
}
export const unreachable: ApiFailure = { kind: 'unreachable', message: UNEXPECTED };
export const aborted: ApiFailure = { kind: 'aborted', message: UNEXPECTED };
export function malformed(why: string): ApiFailure {
  return { kind: 'malformed', message: why };
}

/** When to try again after a 429, such as "Try again in 5 minutes."; null for any other failure. */
export function adviceOnTooMany(failure: ApiFailure): string | null {
  if (failure.kind !== 'answered' || failure.status !== 429) return null;
  if (failure.retryAfterS === undefined) return 'Please try again later.';
  const minutes = Math.max(1, Math.ceil(failure.retryAfterS / 60));
  return `Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`;
}

/** Whether a failure is the named error of the contract. */
export function failedWith(failure: ApiFailure, code: ErrorCode): boolean {
  return failure.kind === 'answered' && isError(failure.body, code);
}
