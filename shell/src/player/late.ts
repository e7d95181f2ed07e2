// Entry point for code that is downloaded with the player or after it: state of playback, and parts of the player.
export { PlayerOutlet } from './outlets/player-outlet';
export { PlayedPart } from './controls/played-part';
export { listenSaved } from './listens/model';
export { creditLine, trackPage } from './controls/track-texts';
export { WidgetPanel } from './controls/widget-panel';
export { $playback, $queue, $stopAt } from './model/model';
export { addRequested } from './model/wiring';
export { $resumable } from './queue/last-queue';
export { QueueOutlet } from './outlets/queue-outlet';
export { $recentlyPlayed, recentlyPlayedCleared, recentlyPlayedRequested } from './queue/recently-played';
export { findSimilarSongs, type Wanted } from './similar-songs';
