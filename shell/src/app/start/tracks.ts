// Lazy parts of the player and of tracks.
import type { RuntimeConfig } from '@segue/contract';
import type { Scope } from 'effector';
import { wireFavoritesUndo } from '../../features/favorites-undo';
import { wireNoticeLifetimes } from '../../features/notices';
import { wireOtherVersion } from '../../features/other-version';
import { wireTrackMenu } from '../../features/track-menu';
import { wireTrackSelection } from '../../features/track-selection';
import { startPlayer } from '../../player/start';

export function startTracks(scope: Scope, { config }: { config: RuntimeConfig }): void {
  startPlayer(scope, config);
  wireNoticeLifetimes(scope);
  wireTrackMenu(scope);
  wireTrackSelection(scope);
  wireOtherVersion(scope);
  wireFavoritesUndo(scope);
}
