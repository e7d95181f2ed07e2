// Entry point for code that is downloaded with the player or after it: state of playback, and parts of the player.
import type { Wanted } from './similar-songs';

export { PlayerOutlet } from './outlets/player-outlet';
export { PlayedPart } from './controls/played-part';
export { creditLine, trackPage } from './controls/track-texts';
export { WidgetPanel } from './controls/widget-panel';
export { $playback, $queue, $stopAt } from './model/model';
export { $resumable } from './queue/last-queue';
export { QueueOutlet } from './outlets/queue-outlet';
export { $recentlyPlayed, recentlyPlayedCleared, recentlyPlayedRequested } from './queue/recently-played';
export type { Wanted } from './similar-songs';

/** Finds songs similar to the last ones of a queue. */
export const findSimilar = async (wanted: Wanted) => (await import('./similar-songs')).findSimilar(wanted);
