// What the user may play; read by the playback rules and by the badges of track lists.
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
