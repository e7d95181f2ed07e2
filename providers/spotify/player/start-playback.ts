// Starts a track on this page's Spotify device through the Web API, with retries.
import type { UnavailableReason } from '@segue/shell/port/player-messages';
import { TOO_MANY } from '@segue/shell/port/provider-token';
import { waitMs } from '@segue/shell/port/time-limit';
import type { AccessToken } from './access-token';
import { meaningOf } from './refusal';
import { callApi, type Answer } from './web-api';

/** After this many calls the track has failed: more would use up the rate limit. */
const MAX_CALLS = 5;
const DEVICE_SETTLES_MS = 1000;
/** Pauses before retrying a call without an answer. */
const NETWORK_RETRY_MS: readonly number[] = [1000, 2000, 4000];

export type StartRequest = {
  deviceId: string;
  uri: string;
  /** Milliseconds. */
  position: number;
};

/** `superseded`: another track was requested. */
export type StartResult = 'started' | 'superseded' | UnavailableReason;

export type StartOptions = {
  apiUrl: string;
  token: AccessToken;
  /** False once another track was requested. */
  isWanted: () => boolean;
  /** Reconnects or replaces the page's device and returns its new id. */
  reconnect: () => Promise<string>;
  /** Why the track cannot be played; null when no reason is known. Never rejects. */
  checkTrack: () => Promise<UnavailableReason | null>;
  log: (message: string, detail?: unknown) => void;
};

/**
 * Asks Spotify to play. A device is known to the page a little before Spotify's own servers know it, so refusals
 * climb a ladder: wait, transfer playback to the device, make a new device. A call without a readable answer says
 * nothing about the device: Spotify's rate limit reaches browsers in that form, and more calls would prolong it.
 */
export async function startPlayback(request: StartRequest, options: StartOptions): Promise<StartResult> {
  let { deviceId } = request;
  let hasRenewedToken = false;
  let refusals = 0;
  let unanswered = 0;
  let isNotFound = false;
  let hasTransferred = false;
  for (let call = 1; call <= MAX_CALLS; call += 1) {
    if (!options.isWanted()) return 'superseded';
    const accessToken = options.token.cached() ?? (await options.token.get().catch(() => null));
    if (accessToken === null) return 'provider-down';
    const answer = await requestPlay(options.apiUrl, accessToken, { ...request, deviceId });
    if (!options.isWanted()) return 'superseded';
    if (answer.status >= 200 && answer.status < 300) return 'started';
    options.log(`Starting playback answered ${answer.status || 'nothing'}`, answer.body);
    if (answer.status === 0) {
      const pause = NETWORK_RETRY_MS[unanswered];
      if (pause === undefined || !navigator.onLine) return 'provider-down';
      unanswered += 1;
      await waitMs(pause);
      continue;
    }
    if (answer.status === 401) {
      options.token.refused();
      // Spotify refuses its own new token: only another sign-in there helps.
      if (hasRenewedToken) return 'needs-reconnect';
      hasRenewedToken = true;
      continue;
    }
    if (answer.status === 403) {
      const reason = meaningOf(answer.body) ?? (await options.checkTrack());
      if (reason !== null || hasTransferred) return reason ?? 'failed';
      // Also the answer for a device that Spotify no longer plays on, until playback is transferred to it.
      hasTransferred = true;
      await attempt(() => putDevice(options, accessToken, deviceId));
      continue;
    }
    if (answer.status === 429) return TOO_MANY;
    if (answer.status >= 400 && answer.status < 500 && answer.status !== 404) return 'failed';
    refusals += 1;
    isNotFound = answer.status === 404;
    if (refusals === 2) await attempt(() => putDevice(options, accessToken, deviceId));
    else if (refusals === 3) deviceId = (await options.reconnect().catch(() => null)) ?? deviceId;
    else if (call < MAX_CALLS) await waitMs(DEVICE_SETTLES_MS);
  }
  return (isNotFound ? await options.checkTrack() : null) ?? 'provider-down';
}

/** A network error has status 0: some refusals come without the CORS headers that make them readable. */
async function attempt(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    return { status: 0, body: String(error) };
  }
}

function requestPlay(
  apiUrl: string,
  accessToken: string,
  { deviceId, uri, position }: StartRequest,
): Promise<Answer> {
  const address = `${apiUrl}/v1/me/player/play?device_id=${encodeURIComponent(deviceId)}`;
  return attempt(() => callApi(address, accessToken, { uris: [uri], position_ms: Math.round(position) }));
}

function putDevice({ apiUrl }: StartOptions, accessToken: string, deviceId: string): Promise<Answer> {
  return callApi(`${apiUrl}/v1/me/player`, accessToken, { device_ids: [deviceId], play: false });
}
