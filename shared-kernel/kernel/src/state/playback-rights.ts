// What the user may play; read by the playback rules and by the badges of track lists.
import { descriptorOf, PROVIDERS } from '@segue/contract';
import { combine } from 'effector';
import { $providers } from './config/model';
import { $connectedProviders } from './connections/model';
import { $hasSpotifyPremium, $session } from './session/model';
import type { PlaybackRights } from './playability';

const $role = $session.map((session): PlaybackRights['role'] => {
  if (session.status === 'loading') return 'unknown';
  return session.status === 'signed-in' && session.isSetUp ? 'member' : 'visitor';
});

const $playsAt = combine(
  { role: $role, hasPremium: $hasSpotifyPremium, connected: $connectedProviders },
  ({ role, hasPremium, connected }) =>
    PROVIDERS.filter((provider) => {
      const { playingNeedsConnection, playingNeedsPremium } = descriptorOf(provider);
      if (!playingNeedsConnection) return true;
      return role === 'member' && (playingNeedsPremium ? hasPremium : connected.includes(provider));
    }),
);

export const $playbackRights = combine({
  role: $role,
  playsAt: $playsAt,
  providers: $providers,
}).map((rights): PlaybackRights => rights);
