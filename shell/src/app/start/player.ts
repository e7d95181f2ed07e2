// The player, and what belongs to tracks.
import { startPlayback } from '@segue/stores/playback';
import type { Scope } from 'effector';
import { wireFavoritesUndo } from '../../features/favorites-undo';
import { wireNoticeLifetimes } from '../../features/notices';
import { wireOtherVersion } from '../../features/other-version';
import { wireBackOnline } from '../../features/player/extras/back-online';
import { wireMediaSession } from '../../features/player/extras/media-session';
import { wireNextTrack } from '../../features/player/extras/next-track';
import { wirePlayerTabs } from '../../features/player/extras/other-tabs';
import { wireRecentlyPlayed } from '../../features/player/extras/recently-played';
import { wireShortcuts } from '../../features/player/extras/shortcuts';
import { wireSleepTimer } from '../../features/player/extras/sleep-timer';
import { wireWarmUp } from '../../features/player/extras/warm-up';
import { wireLastQueue } from '../../features/player/queue/last-queue';
import { wireKeepPlaying } from '../../features/player/queue/keep-playing';
import { wireQueueVersions } from '../../features/player/queue/queue-versions';
import { wireSaveQueue } from '../../features/player/queue/save-queue';
import { wireTrackMenu } from '../../features/track-menu';
import { wireTrackSelection } from '../../features/track-selection';
import type { Page } from './late-parts';

export function startPlayer(scope: Scope, page: Page): void {
  startPlayback(scope);
  // After the saved queue is there: keys that were pressed before are done at once.
  wireShortcuts(scope);
  wireLastQueue(scope);
  wireWarmUp(scope, page);
  wireBackOnline(scope);
  wireNoticeLifetimes(scope);
  wireMediaSession(scope);
  wirePlayerTabs(scope);
  wireNextTrack(scope);
  wireRecentlyPlayed(scope);
  wireQueueVersions(scope);
  wireSaveQueue(scope);
  wireSleepTimer(scope, page);
  wireKeepPlaying(scope);
  wireTrackMenu(scope);
  wireTrackSelection(scope);
  wireOtherVersion(scope);
  wireFavoritesUndo(scope);
}
