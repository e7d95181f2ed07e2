// Why the API does not send the sound of a track. An audio element tells no more than that it failed.
import type { ApiFailure } from '@segue/kernel/request';
import { isError } from '@segue/contract';
import type { UnavailableReason } from '@segue/shell/port/player-messages';
import { reasonOf, TOO_MANY } from '@segue/shell/port/provider-token';
import { withinMs } from '@segue/shell/port/time-limit';

const ANSWER_MS = 8000;

const SIGN_IN: UnavailableReason = { text: 'Sign in again to play this track.', stops: true };

/** Null when the sound is sent. */
export async function whyRefused(
  address: string,
  onFailure: (failure: ApiFailure) => void,
): Promise<UnavailableReason | null> {
  const request = fetch(address, { credentials: 'include', headers: { Range: 'bytes=0-0' } });
  const answer = await withinMs(ANSWER_MS, request).catch(() => undefined);
  if (!answer) return 'provider-down';
  // 416: an empty file.
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
export const isTemporary = (reason: UnavailableReason) => reason === 'provider-down' || reason === TOO_MANY;

/** The server sends the sound, but this browser cannot play it. */
export function unplayable(title: string): UnavailableReason {
  return { text: `“${title}” is in a format that this browser can't play.`, stops: false };
}
