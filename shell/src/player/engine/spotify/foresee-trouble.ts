// Asks Spotify, shortly before a track's turn, whether it can be played at all.
import type { UnavailableReason } from '@segue/stores/ports';
import { withinMs } from '../waiting';

const ANSWER_MS = 5000;

export type ForesightParts = {
  apiUrl: string;
  token: { get: () => Promise<string> };
};

/** What would stand in the way of a track; null when nothing is known to. A question that fails says nothing. */
export async function foreseeTrouble(
  uri: string,
  { apiUrl, token }: ForesightParts,
): Promise<UnavailableReason | null> {
  const bearer = await token.get().catch(() => null);
  if (bearer === null) return 'failed';
  const id = uri.slice(uri.lastIndexOf(':') + 1);
  const answer = await withinMs(ANSWER_MS, ask(`${apiUrl}/v1/tracks/${id}`, bearer)).catch(() => undefined);
  if (!answer) return null;
  if (answer.status === 404) return 'blocked';
  return answer.status === 200 && isUnplayable(answer.body) ? 'blocked' : null;
}

async function ask(address: string, bearer: string): Promise<{ status: number; body: string }> {
  const response = await fetch(address, {
    credentials: 'omit',
    headers: { Authorization: `Bearer ${bearer}` },
  });
  return { status: response.status, body: await response.text() };
}

/** Only a plain "no" counts: the field is left out where licensing was not looked at. */
function isUnplayable(body: string): boolean {
  try {
    return (JSON.parse(body) as { is_playable?: unknown } | null)?.is_playable === false;
  } catch {
    return false;
  }
}
