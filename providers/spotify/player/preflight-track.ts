// Asks Spotify's Web API, shortly before a track is due, whether it can be played.
import type { Track } from '@segue/contract';
import type { UnavailableReason } from '@segue/shell/port/player-messages';
import { readJson } from '@segue/shell/port/read-json';
import { withinMs } from '@segue/shell/port/time-limit';
import { meaningOf, notInCountry } from './refusal';
import { callApi } from './web-api';

const ANSWER_MS = 5000;

type Options = {
  apiUrl: string;
  market?: string | undefined;
  token: { get: () => Promise<string> };
};

/** Why a track will not play; null when no reason is known, also after a failed request. */
export async function preflightTrack(
  { id, title }: Track,
  { apiUrl, market, token }: Options,
): Promise<UnavailableReason | null> {
  const accessToken = await token.get().catch(() => null);
  if (accessToken === null) return 'failed';
  // Without a market Spotify does not say whether a track is playable; the country of the user's token has priority over it.
  const url = `${apiUrl}/v1/tracks/${id}${market ? `?market=${market}` : ''}`;
  const answer = await withinMs(ANSWER_MS, callApi(url, accessToken)).catch(() => undefined);
  if (!answer) return null;
  if (answer.status === 404) return 'blocked';
  if (answer.status === 403) return meaningOf(answer.body);
  const restriction = answer.status === 200 ? restrictionOf(answer.body) : null;
  if (restriction === null) return null;
  if (restriction === 'market') return notInCountry(title);
  return restriction === 'product' ? 'needs-premium' : 'blocked';
}

/** Only `false` counts: Spotify leaves `is_playable` out when it did not check the licence. */
function restrictionOf(body: string): string | null {
  const { is_playable: isPlayable, restrictions } = (readJson(body) ?? {}) as {
    is_playable?: unknown;
    restrictions?: { reason?: unknown } | null;
  };
  return isPlayable === false ? String(restrictions?.reason ?? 'unknown') : null;
}
