import * as z from 'zod/mini';
import { apiError, jsonOrNull, lenient } from '@segue/api/port/wire';
import { nullIf, OWNER_WITHOUT_PREMIUM, ProviderError } from '@segue/api/port/music-provider';
import type { RateLimitDetail } from '@segue/api/port/upstream';
import type { UpstreamAnswer } from '@segue/api/port/send-once';

const errorBody = z.object({
  error: z.object({ message: lenient(z.string()), reason: lenient(z.string()) }),
});

/** A 429 with QUOTA_EXCEEDED means that the quota of the developer account is used up, so retrying in seconds is useless. */
export function readRateLimit(body: string): RateLimitDetail {
  const parsed = errorBody.safeParse(jsonOrNull(body));
  return { quota: parsed.success && parsed.data.error.reason === 'QUOTA_EXCEEDED', retryAfterS: null };
}

/** Spotify serves an app in development mode only while the app's owner has Premium. */
export function errorOf(answer: UpstreamAnswer): ProviderError {
  const reason = reasonOf(answer);
  return answer.status === 403 && /premium subscription required for the owner/i.test(reason ?? '')
    ? new ProviderError('app-refused', { reason: OWNER_WITHOUT_PREMIUM })
    : apiError(answer, reason);
}

function reasonOf(answer: UpstreamAnswer): string | null {
  const parsed = errorBody.safeParse(jsonOrNull(answer.text));
  if (parsed.success) return parsed.data.error.reason ?? parsed.data.error.message;
  // Some errors are plain text, such as 403 for a user who is not on the app's allow-list.
  return answer.text.startsWith('<') ? null : answer.text.trim() || null;
}

/** The result of `find`; null when Spotify does not know the id. */
export const nullIfUnknown = <Found>(find: () => Promise<Found>) =>
  nullIf(({ kind, reason }) => kind === 'not-found' || /^invalid (base62 )?id$/i.test(reason ?? ''), find);
