// Entry point for the shell alone: stores only it reads, effects it implements when it forks the scope, events it emits.
export { appearanceShown } from './appearance/model';
export { runtimeConfigRead } from './config/model';
export { $diagnostics, diagnosticsCleared, type Diagnostic } from './diagnostics/model';
export type { Change as FavoriteChange } from './favorites/lists';
export {
  $areFavoritesLoaded,
  $unsavedFavorites,
  favoriteChangesRestored,
  favoriteRemoved,
  favoritesRetried,
} from './favorites/model';
export { $notices, noticeDismissed, noticesWithdrawn } from './notices/model';
export {
  $currentIndex,
  $duration,
  $isShuffled,
  $playback,
  $position,
  $queue,
  $repeat,
  $stopAt,
  $undoable,
} from './playback/model';
export { $isPlayerExpanded, $isQueueOpen, $isQueueRestored } from './playback/panels';
export type { LoadRequest, PlaybackReport, UnavailableReason } from './playback/rules/player-messages';
export { spotifyDeviceReported, type SpotifyDevice } from './playback/spotify-device';
export { isSameOrigin, isSimilar, type QueueEntry } from './playback/rules/origin';
export type { PlaybackState, StopAt } from './playback/rules/playback-state';
export { isPassedOver, isPlayable, providersOfOtherVersion } from './playback/rules/playability';
export { selectionChanged, type Selection } from './selection';
export { loadConnectionsFx } from './connections/model';
export { confirmSessionFx } from './session/api';
export {
  sessionAnnounced,
  sessionChangedInOtherTab,
  sessionEstablished,
  spotifyPremiumDenied,
  type SessionChange,
} from './session/model';
export type { Session } from './session/session';
export { startStores } from './start';
export { createStoredValue } from './stored-value';
