// PUBLIC door: stores to read. Change is asked for on the bus.
export {
  $diagnostics,
  diagnosticReported,
  type Diagnostic,
  type DiagnosticReport,
} from './diagnostics/model';
export { $areFavoritesLoading, $didFavoritesFail, $favoriteKeys, $favorites } from './favorites/model';
export { $notices, type ShownNotice } from './notices/model';
export {
  $currentIndex,
  $currentTrack,
  $duration,
  $isPlayerExpanded,
  $isPlaying,
  $isQueueOpen,
  $isSeeking,
  $position,
  $queue,
  $queueKeys,
  $volume,
} from './playback/model';
export {
  $hasSpotifyPremium,
  $isMember,
  $isSessionLoading,
  $isSignedIn,
  $session,
  type Session,
} from './session/model';
export { appStarted } from './start';
