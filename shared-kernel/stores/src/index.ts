// Public API: stores to read. Change is requested on the bus.
export { $runtimeConfig } from './config/model';
export {
  $areConnectionsLoading,
  $connections,
  $didConnectionsFail,
  $disconnection,
} from './connections/model';
export {
  $diagnostics,
  diagnosticReported,
  type Diagnostic,
  type DiagnosticReport,
} from './diagnostics/model';
export {
  $areFavoritesLoading,
  $didFavoritesFail,
  $favoriteKeys,
  $favorites,
  $favoritesFailure,
} from './favorites/model';
export { createPageStore, createSessionStore } from './lifetimes';
export { $notices, type ShownNotice } from './notices/model';
export {
  $canUndo,
  $currentIndex,
  $currentTrack,
  $duration,
  $isFollower,
  $isPlaying,
  $isSeeking,
  $isShuffled,
  $isSounding,
  $position,
  $queue,
  $queueKeys,
  $repeat,
} from './playback/model';
export { $playbackRights } from './playback/playback-rights';
export { $isPlayerExpanded, $isQueueOpen } from './playback/panels';
export {
  isPlayable,
  playabilityOf,
  type PlaybackRights,
  type Playability,
} from './playback/rules/playability';
export { $spotifyDevice, type SpotifyDevice } from './playback/spotify-device';
export { $volume } from './playback/volume';
export {
  $hasSpotifyPremium,
  $isMember,
  $isSessionLoading,
  $isSignedIn,
  $session,
  pageResumed,
} from './session/model';
export type { Session } from './session/session';
export { appStarted } from './start';
export { createStoredValue } from './stored-value';
