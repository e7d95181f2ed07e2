// Starts the player: a separate download, at the first play command or a saved queue.
import type { RuntimeConfig } from '@segue/contract';
import type { Scope } from 'effector';
import { wireBackOnline } from './engine/back-online';
import { linkEngine } from './engine/connect';
import { wireShortcuts } from './keyboard/listen-to-keys';
import { wireMediaSession } from './media-session/media-session';
import { wireListens } from './listens/model';
import { startPlayback } from './model/start';
import './next-track/next-track';
import { wireWarmUp } from './next-track/warm-up';
import { wireLyricsChoice } from './now-playing';
import { wirePlayerTabs } from './engine/other-tabs';
import { wireKeepPlaying } from './queue/keep-playing';
import { wireLastQueue } from './queue/last-queue';
import { wireSleepTimer } from './sleep-timer';

export function startPlayer(scope: Scope, config: RuntimeConfig): void {
  const page = { ports: { engine: linkEngine(scope, config) } };
  startPlayback(scope);
  // After the saved queue is there: keys that were pressed before are done at once.
  wireShortcuts(scope);
  wireLastQueue(scope);
  wireWarmUp(scope, page);
  wireBackOnline(scope);
  wireMediaSession(scope);
  wirePlayerTabs(scope);
  wireListens(scope);
  wireSleepTimer(scope, page);
  wireKeepPlaying(scope);
  wireLyricsChoice(scope);
}
