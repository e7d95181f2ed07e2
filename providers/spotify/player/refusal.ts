// What Spotify's refusals mean: the site, the account or the track.
import { APP_NAME } from '@segue/contract';
import type { UnavailableReason } from '@segue/shell/port/player-messages';

/** The texts of Spotify's 403 answers. The first match counts. */
const MEANINGS: readonly (readonly [RegExp, UnavailableReason])[] = [
  // Before Premium, because this text is about the owner of the app.
  [
    /premium subscription required for the owner/i,
    {
      text: 'Spotify has blocked this site because its owner has no Premium subscription. Tell the person who runs it.',
      stops: true,
    },
  ],
  [/PREMIUM_REQUIRED|premium required/i, 'needs-premium'],
  [
    /not registered/i,
    {
      text: `Spotify doesn’t let your account use ${APP_NAME}. Ask the person who runs this site to add it.`,
      stops: true,
    },
  ],
  [/insufficient client scope/i, 'needs-reconnect'],
];

/** Why a 403 was answered; null when it says nothing, as for a track that cannot be played. */
export function meaningOf(body: string): UnavailableReason | null {
  return MEANINGS.find(([pattern]) => pattern.test(body))?.[1] ?? null;
}

export function notInCountry(title: string): UnavailableReason {
  return { text: `“${title}” isn’t available in your country.`, stops: false };
}
