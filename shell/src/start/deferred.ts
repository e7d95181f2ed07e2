import { wireConnectionEnd } from '../connection-end';
import { wireFavoritesUndo } from '../favorites-undo';
import { wireFonts } from '../frame/fonts/inter';
import { wireNoticeLifetimes } from '../frame/notices';
import { wireOffline } from '../frame/offline';
import { wireBackOnline } from '../player/back-online';
import { wireEarlierQueues } from '../player/earlier-queues';
import { wireMediaSession } from '../player/media-session';
import { wirePlayerTabs } from '../player/other-tabs';
import { wireShortcuts } from '../player/shortcuts';
import { wireNextTrack } from '../player/next-track';
import { wireQueueVersions } from '../player/queue-versions';
import { wireRecentlyPlayed } from '../player/recently-played';
import { wireSleepTimer } from '../player/sleep-timer';
import { wireWarmUp } from '../player/warm-up';
import { wireOtherVersion } from '../other-version';
import { wirePreview } from '../preview';
import { wireRemoteReports } from '../remote-reports';
import { wirePrefetch } from '../remotes/prefetch';
import { wireRecovery } from '../remotes/recovery';
import { wireRegistryUpdates } from '../remotes/updates';
import { wireServiceWorker } from '../service-worker';
import { wireTrackDrag } from '../track-drag';
import { wireTrackMenu } from '../track-menu';
import type { Wire } from './wire';

/** The last part of `afterFirstPaint`: what the page can be used without until it is downloaded. */
export const deferred: readonly Wire[] = [
  wirePreview,
  wireEarlierQueues,
  wireWarmUp,
  wireBackOnline,
  wireFonts,
  wireNoticeLifetimes,
  wireOffline,
  wireServiceWorker,
  wireShortcuts,
  wireMediaSession,
  wirePlayerTabs,
  wireNextTrack,
  wireRecentlyPlayed,
  wireQueueVersions,
  wireSleepTimer,
  wireTrackDrag,
  wireTrackMenu,
  wireOtherVersion,
  wireFavoritesUndo,
  wireConnectionEnd,
  wireRemoteReports,
  wireRecovery,
  wirePrefetch,
  wireRegistryUpdates,
];
