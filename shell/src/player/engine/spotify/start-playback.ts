// Starting a track on this page's Spotify device: one call, and what to try when it is refused.
import { waitMs } from '../waiting';

/** After this many calls the track counts as failed; an endless ladder would burn the account's quota. */
const MAX_CALLS = 5;
const DEVICE_SETTLES_MS = 1000;
/** Waits after calls that the network did not answer. */
const NETWORK_PAUSES_MS: readonly number[] = [1000, 2000, 4000];

export type StartRequest = {
  deviceId: string;
  uri: string;
  /** Milliseconds. */
  position: number;
};

/** `provider-down`: nothing could be read of Spotify's answers, if there were any. */
export type StartOutcome = 'started' | 'superseded' | 'needs-premium' | 'provider-down' | 'failed';

export type StartParts = {
  apiUrl: string;
  token: { get: () => Promise<string>; drop: () => void };
  /** False once another track was asked for. */
  isWanted: () => boolean;
  /** Makes the page's device anew and gives its new id. */
  reconnect: () => Promise<string>;
  log: (message: string, detail?: unknown) => void;
};

type Answer = { status: number; body: string };

/**
 * Asks Spotify to play. A device is known to the page a little before Spotify's own servers know it, so refusals
 * climb a ladder: wait, transfer playback to the device, make a new device. A call without a readable answer says
 * nothing about the device: Spotify's rate limit reaches browsers in that form, and a ladder of calls would prolong it.
 */
export async function startPlayback(request: StartRequest, parts: StartParts): Promise<StartOutcome> {
  let { deviceId } = request;
  let hasRenewedToken = false;
  let refusals = 0;
  let unanswered = 0;
  for (let call = 1; call <= MAX_CALLS; call += 1) {
    if (!parts.isWanted()) return 'superseded';
    const bearer = await parts.token.get().catch(() => null);
    if (bearer === null) return 'failed';
    const answer = await attempt(() => putPlay(parts, bearer, { ...request, deviceId }));
    if (!parts.isWanted()) return 'superseded';
    if (answer.status >= 200 && answer.status < 300) return 'started';
    parts.log(`Starting playback answered ${answer.status || 'nothing'}`, answer.body);
    if (answer.status === 0) {
      const pause = NETWORK_PAUSES_MS[unanswered];
      if (pause === undefined || !navigator.onLine) return 'provider-down';
      unanswered += 1;
      await waitMs(pause);
      continue;
    }
    if (answer.status === 401) {
      parts.token.drop();
      if (hasRenewedToken) return 'failed';
      hasRenewedToken = true;
      continue;
    }
    if (answer.status === 403) return isPremiumRefusal(answer.body) ? 'needs-premium' : 'failed';
    if (answer.status === 429 || (answer.status >= 400 && answer.status < 500 && answer.status !== 404)) {
      return 'failed';
    }
    refusals += 1;
    if (refusals === 2) await attempt(() => putDevice(parts, bearer, deviceId));
    else if (refusals === 3) deviceId = (await parts.reconnect().catch(() => null)) ?? deviceId;
    else if (call < MAX_CALLS) await waitMs(DEVICE_SETTLES_MS);
  }
  return 'failed';
}

/** A network error is an answer too: some refusals reach the page without the headers that let it read them. */
async function attempt(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    return { status: 0, body: String(error) };
  }
}

function putPlay(
  { apiUrl }: StartParts,
  bearer: string,
  { deviceId, uri, position }: StartRequest,
): Promise<Answer> {
  const address = `${apiUrl}/v1/me/player/play?device_id=${encodeURIComponent(deviceId)}`;
  return put(address, bearer, { uris: [uri], position_ms: Math.round(position) });
}

function putDevice({ apiUrl }: StartParts, bearer: string, deviceId: string): Promise<Answer> {
  return put(`${apiUrl}/v1/me/player`, bearer, { device_ids: [deviceId], play: false });
}

async function put(address: string, bearer: string, body: unknown): Promise<Answer> {
  const response = await fetch(address, {
    method: 'PUT',
    credentials: 'omit',
    headers: { Authorization: `Bearer ${bearer}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: response.ok ? '' : await response.text() };
}

/** The body may be JSON with a reason, or a sentence. That the app's owner lacks Premium is another matter. */
function isPremiumRefusal(body: string): boolean {
  return /PREMIUM_REQUIRED|premium required/i.test(body);
}
