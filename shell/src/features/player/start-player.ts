// The player, and what belongs to tracks.
import type { RuntimeConfig } from '@segue/contract';
import { startPlayback } from '@segue/stores/playback';
import type { Scope } from 'effector';
import { wireFavoritesUndo } from '../favorites-undo';
import { wireNoticeLifetimes } from '../notices';
import { wireOtherVersion } from '../other-version';
import { linkEngine } from './engine/connect';
import { wireBackOnline } from './extras/back-online';
import { wireMediaSession } from './extras/media-session';
import { wireNextTrack } from './extras/next-track';
import { wirePlayerTabs } from './extras/other-tabs';
import { wireRecentlyPlayed } from './extras/recently-played';
import { wireShortcuts } from './extras/shortcuts';
import { wireSleepTimer } from './extras/sleep-timer';
import { wireWarmUp } from './extras/warm-up';
import { wireLastQueue } from './queue/last-queue';
import { wireKeepPlaying } from './queue/keep-playing';
import { wireQueueVersions } from './queue/queue-versions';
import { wireSaveQueue } from './queue/save-queue';
import { wireTrackMenu } from '../track-menu';
import { wireTrackSelection } from '../track-selection';

export function startPlayer(scope: Scope, { config }: { config: RuntimeConfig }): void {
  const page = { ports: { engine: linkEngine(scope, config) } };
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
