import { wireConnectionEnd } from '../connection-end';
import { wireFavoritesOutbox } from '../favorites-outbox';
import { wireFonts } from '../frame/fonts/inter';
import { wireNoticeLifetimes } from '../frame/notices';
import { wireOffline } from '../frame/offline';
import { wireBackOnline } from '../player/back-online';
import { wireLastQueue } from '../player/last-queue';
import { wireMediaSession } from '../player/media-session';
import { wirePlayerTabs } from '../player/other-tabs';
import { wireShortcuts } from '../player/shortcuts';
import { wireNextTrack } from '../player/next-track';
import { wireRecentlyPlayed } from '../player/recently-played';
import { wireWarmUp } from '../player/warm-up';
import { wirePreview } from '../preview';
import { wireRemoteReports } from '../remote-reports';
import { wirePrefetch } from '../remotes/prefetch';
import { wireRecovery } from '../remotes/recovery';
import { wireRegistryUpdates } from '../remotes/updates';
import { wireTrackDrag } from '../track-drag';
import type { Wire } from './wire';

/** The last part of `afterFirstPaint`: what the page can be used without until it is downloaded. */
export const deferred: readonly Wire[] = [
  wirePreview,
  wireLastQueue,
  wireWarmUp,
  wireBackOnline,
  wireFonts,
  wireNoticeLifetimes,
  wireOffline,
  wireShortcuts,
  wireMediaSession,
  wirePlayerTabs,
  wireNextTrack,
  wireRecentlyPlayed,
  wireTrackDrag,
  wireFavoritesOutbox,
  wireConnectionEnd,
  wireRemoteReports,
  wireRecovery,
  wirePrefetch,
  wireRegistryUpdates,
];
