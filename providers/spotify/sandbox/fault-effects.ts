/** Faults that only Spotify's services have. */
import { answer, type Effect } from '@segue/provider-sandbox/core/fault-effects';

const webApiError = (status: number, message: string, reason?: string) => ({
  error: { status, message, ...(reason ? { reason } : {}) },
});

const EXPIRED_CHALLENGE =
  'Bearer realm="spotify", error="invalid_token", error_description="The access token expired"';

export const NOT_ALLOW_LISTED =
  'The user is not registered for this application. Please check your settings on https://developer.spotify.com/dashboard.';

export const SPOTIFY_EFFECTS: Readonly<Record<string, () => Effect>> = {
  'quota-exceeded': () => answer(429, webApiError(429, 'Too many requests', 'QUOTA_EXCEEDED')),
  'token-expired': () =>
    answer(401, webApiError(401, 'The access token expired'), { 'www-authenticate': EXPIRED_CHALLENGE }),
  'premium-required': () =>
    answer(403, webApiError(403, 'Player command failed: Premium required', 'PREMIUM_REQUIRED')),
  'restriction-violated': () =>
    answer(403, webApiError(403, 'Player command failed: Restriction violated', 'UNKNOWN')),
  'not-allow-listed': () => answer(403, NOT_ALLOW_LISTED),
  'owner-not-premium': () =>
    answer(403, webApiError(403, 'Active premium subscription required for the owner of the app.')),
  'device-not-found': () => answer(404, webApiError(404, 'Device not found')),
};
