// Who listens, as the playback rules and every row's badge see it.
import { combine } from 'effector';
import { $hasSpotifyPremium, $session } from '../session/model';
import type { Listener } from './rules/playability';

export const $listener = combine($session, $hasSpotifyPremium, (session, hasSpotifyPremium): Listener => {
  if (session.status === 'loading') return { standing: 'unknown', hasSpotifyPremium: false };
  if (session.status === 'signed-out' || !session.hasPassword) {
    return { standing: 'visitor', hasSpotifyPremium: false };
  }
  return { standing: 'member', hasSpotifyPremium };
});
