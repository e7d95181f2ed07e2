// Asks Spotify which of the user's devices plays. The SDK may go on counting after another device took over.
import { readJson } from '@segue/shell/port/read-json';
import { withinMs } from '@segue/shell/port/time-limit';
import { callApi } from './web-api';

const ANSWER_MS = 2000;

/** Whether a device of the account other than this one plays; false when Spotify does not say (its "Get Playback State"). */
export async function playsElsewhere(
  ownId: string | null,
  { apiUrl, token }: { apiUrl: string; token: { get: () => Promise<string> } },
): Promise<boolean> {
  const asked = token.get().then((accessToken) => callApi(`${apiUrl}/v1/me/player`, accessToken));
  const answer = await withinMs(ANSWER_MS, asked).catch(() => undefined);
  if (answer?.status !== 200) return false;
  const { is_playing: isPlaying, device } = (readJson(answer.body) ?? {}) as {
    is_playing?: unknown;
    device?: { id?: unknown } | null;
  };
  return isPlaying === true && typeof device?.id === 'string' && device.id !== ownId;
}
