// Why the API does not send the sound of a track. An audio element tells no more than that it failed.
import type { ApiFailure } from '@segue/kernel/request';
import { isError } from '@segue/contract';
import type { UnavailableReason } from '@segue/shell/port/player-messages';
import { reasonOf, TOO_MANY } from '@segue/shell/port/provider-token';
import { withinMs } from '@segue/shell/port/time-limit';
import type { PlaybackAttempt } from './playback-attempt';

const ANSWER_MS = 8000;
/** Pauses before a track is loaded again that cannot be reached; the last one is repeated. */
const RETRY_MS: readonly number[] = [1000, 2000, 5000];
/** A track without any sound fails after so many attempts, so that the queue continues. */
const START_RETRIES = 2;

const SIGN_IN: UnavailableReason = { text: 'Sign in again to play this track.', stops: true };

/** Null when the server sends the track. */
export async function whyRefused(
  address: string,
  onFailure: (failure: ApiFailure) => void,
): Promise<UnavailableReason | null> {
  const request = fetch(address, { credentials: 'include', headers: { Range: 'bytes=0-0' } });
  const answer = await withinMs(ANSWER_MS, request).catch(() => undefined);
  if (!answer) return 'provider-down';
  // Status 416 means an empty file.
  if (answer.ok || answer.status === 416) {
    void answer.body?.cancel();
    return null;
  }
  const body: unknown = await answer.json().catch(() => null);
  const failure: ApiFailure = { kind: 'answered', status: answer.status, body, message: '' };
  onFailure(failure);
  if (isError(body, 'trackNotFound')) return 'blocked';
  if (answer.status === 401) return SIGN_IN;
  return answer.status === 429 ? TOO_MANY : reasonOf(failure, 'musicserver');
}

/** Whether the same request may succeed soon. */
const isTemporary = (reason: UnavailableReason) => reason === 'provider-down' || reason === TOO_MANY;

/** The server sends the sound, but this browser cannot play it. */
export function unplayable(title: string): UnavailableReason {
  return { text: `“${title}” is in a format that this browser can’t play.`, stops: false };
}

/** Counts a failure. The pause before the track is loaded again, or why it is given up; `reason` is that of `whyRefused`. */
export function afterFailure(
  { failures, hasSounded, request }: PlaybackAttempt,
  reason: UnavailableReason | null,
): number | UnavailableReason {
  if (reason === null) {
    failures.fine += 1;
    if (failures.fine < 2) return 0;
    return hasSounded ? 'failed' : unplayable(request.track.title);
  }
  failures.temporary += 1;
  const isGivenUp = !hasSounded && (failures.temporary > START_RETRIES || !navigator.onLine);
  if (!isTemporary(reason) || isGivenUp) return reason;
  return RETRY_MS[failures.temporary - 1] ?? RETRY_MS.at(-1)!;
}
