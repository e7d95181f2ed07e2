// The player, and what belongs to tracks.
import { startPlayback } from '@segue/stores/playback';
import type { Scope } from 'effector';
import { wireFavoritesUndo } from '../favorites-undo';
import { wireNoticeLifetimes } from '../notices';
import { wireOtherVersion } from '../other-version';
import type { createEngineLink } from './engine/connect';
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
import { wireSaveQueue } from './queue/save-queue';
import { wireTrackMenu } from '../track-menu';
import { wireTrackSelection } from '../track-selection';

export type PlayerPage = { ports: { engine: ReturnType<typeof createEngineLink> } };

export function startPlayer(scope: Scope, page: PlayerPage): void {
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
  wireSaveQueue(scope);
  wireSleepTimer(scope, page);
  wireKeepPlaying(scope);
  wireTrackMenu(scope);
  wireTrackSelection(scope);
  wireOtherVersion(scope);
  wireFavoritesUndo(scope);
}
