import type { RuntimeConfig } from '@segue/contract';
import { startPlayback } from '@segue/stores/playback';
import type { Scope } from 'effector';
import { wireFavoritesUndo } from '../../features/favorites-undo';
import { wireNoticeLifetimes } from '../../features/notices';
import { wireOtherVersion } from '../../features/other-version';
import { linkEngine } from '../../features/player/engine/connect';
import { wireBackOnline } from '../../features/player/back-online';
import { wireMediaSession } from '../../features/player/media-session/media-session';
import '../../features/player/next-track/next-track';
import { wirePlayerTabs } from '../../features/player/other-tabs';
import { wireRecentlyPlayed } from '../../features/player/queue/recently-played';
import { wireShortcuts } from '../../features/player/keyboard/listen-to-keys';
import { wireSleepTimer } from '../../features/player/sleep-timer';
import { wireLyricsChoice } from '../../features/player/now-playing';
import { wireWarmUp } from '../../features/player/next-track/warm-up';
import { wireLastQueue } from '../../features/player/queue/last-queue';
import { wireKeepPlaying } from '../../features/player/queue/keep-playing';
import { wireTrackMenu } from '../../features/track-menu';
import { wireTrackSelection } from '../../features/track-selection';

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
