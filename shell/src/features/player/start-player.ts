// The player, and what belongs to tracks.
import type { RuntimeConfig } from '@segue/contract';
import { startPlayback } from '@segue/stores/playback';
import type { Scope } from 'effector';
import { wireFavoritesUndo } from '../favorites-undo';
import { wireNoticeLifetimes } from '../notices';
import { wireOtherVersion } from '../other-version';
import { linkEngine } from './engine/connect';
import { wireBackOnline } from './back-online';
import { wireMediaSession } from './media-session/media-session';
import './next-track/next-track';
import { wirePlayerTabs } from './other-tabs';
import { wireRecentlyPlayed } from './queue/recently-played';
import { wireShortcuts } from './keyboard/listen-to-keys';
import { wireSleepTimer } from './sleep-timer';
import { wireLyricsChoice } from './now-playing';
import { wireWarmUp } from './next-track/warm-up';
import { wireLastQueue } from './queue/last-queue';
import { wireKeepPlaying } from './queue/keep-playing';
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
  wireRecentlyPlayed(scope);
  wireSleepTimer(scope, page);
  wireKeepPlaying(scope);
  wireLyricsChoice(scope);
  wireTrackMenu(scope);
  wireTrackSelection(scope);
  wireOtherVersion(scope);
  wireFavoritesUndo(scope);
}
