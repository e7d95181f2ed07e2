// What the user may play; read by the playback rules and by the badges of track lists.
import { combine } from 'effector';
import { $providers } from '../config/model';
import { $hasSpotifyPremium, $session } from '../session/model';
import { $doesSkipPreviews } from './skip-previews';
import type { PlaybackRights } from './rules/playability';

export const $playbackRights = combine(
  $session,
  $hasSpotifyPremium,
  $providers,
  $doesSkipPreviews,
  (session, hasSpotifyPremium, providers, doesSkipPreviews): PlaybackRights => {
    const rest = { providers, doesSkipPreviews };
    if (session.status === 'loading') return { role: 'unknown', hasSpotifyPremium: false, ...rest };
    if (session.status === 'signed-out' || !session.hasPassword) {
      return { role: 'visitor', hasSpotifyPremium: false, ...rest };
    }
    return { role: 'member', hasSpotifyPremium, ...rest };
  },
);
