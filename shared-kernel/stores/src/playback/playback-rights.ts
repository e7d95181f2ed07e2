// What the user may play; read by the playback rules and by the badges of track lists.
import { combine } from 'effector';
import { $hasSpotifyPremium, $session } from '../session/model';
import type { PlaybackRights } from './rules/playability';

export const $playbackRights = combine(
  $session,
  $hasSpotifyPremium,
  (session, hasSpotifyPremium): PlaybackRights => {
    if (session.status === 'loading') return { role: 'unknown', hasSpotifyPremium: false };
    if (session.status === 'signed-out' || !session.hasPassword) {
      return { role: 'visitor', hasSpotifyPremium: false };
    }
    return { role: 'member', hasSpotifyPremium };
  },
);
