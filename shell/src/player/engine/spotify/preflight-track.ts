// Asks Spotify's Web API, shortly before a track is due, whether it can be played.
import type { UnavailableReason } from '@segue/stores/ports';
import { withinMs } from '../promises';

const ANSWER_MS = 5000;

type Options = {
  apiUrl: string;
  token: { get: () => Promise<string> };
};

/** Why a track will not play; null when no reason is known, also after a failed request. */
export async function preflightTrack(
  uri: string,
  { apiUrl, token }: Options,
): Promise<UnavailableReason | null> {
  const accessToken = await token.get().catch(() => null);
  if (accessToken === null) return 'failed';
  const id = uri.slice(uri.lastIndexOf(':') + 1);
  const answer = await withinMs(ANSWER_MS, get(`${apiUrl}/v1/tracks/${id}`, accessToken)).catch(
    () => undefined,
  );
  if (!answer) return null;
  if (answer.status === 404) return 'blocked';
  return answer.status === 200 && isUnplayable(answer.body) ? 'blocked' : null;
}

async function get(url: string, accessToken: string): Promise<{ status: number; body: string }> {
  const response = await fetch(url, {
    credentials: 'omit',
    headers: { Authorization: `Bearer ${accessToken}` },
  });
  return { status: response.status, body: await response.text() };
}

/** Only `false` counts: Spotify leaves `is_playable` out when it did not check the licence. */
function isUnplayable(body: string): boolean {
  try {
    return (JSON.parse(body) as { is_playable?: unknown } | null)?.is_playable === false;
  } catch {
    return false;
  }
}
