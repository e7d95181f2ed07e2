// Entry point for the shell alone: stores only it reads, effects it implements when it forks the scope, events it emits.
export { appearanceShown } from './appearance/model';
export { runtimeConfigRead } from './config/model';
export { loadConnectionsFx } from './connections/model';
export {
  $diagnostics,
  diagnosticsCleared,
  type Diagnostic,
  type DiagnosticReport,
} from './diagnostics/model';
export type { Change as FavoriteChange } from './favorites/lists';
export {
  $areFavoritesLoaded,
  $unsavedFavorites,
  favoriteChangesRestored,
  favoriteRemoved,
  favoritesRetried,
} from './favorites/model';
export { $notices, noticeDismissed, noticeShown, noticesWithdrawn, undoableChanged } from './notices/model';
export { isPassedOver, isPlayable, providersOfOtherVersion, type PlaybackRights } from './playability';
export { NOTHING_PLAYS, playbackChanged, type PlaybackSummary } from './playback';
export { selectionChanged, type Selection } from './selection';
export { confirmSessionFx } from './session/api';
export {
  confirmPremiumFx,
  sessionAnnounced,
  sessionChangedInOtherTab,
  sessionEstablished,
  spotifyPremiumDenied,
  type SessionChange,
} from './session/model';
export { PREMIUM_PROVIDER, type Session } from './session/session';
export { spotifyDeviceReported, type SpotifyDevice } from './spotify-device';
export { startStores } from './start';
export { createStoredValue } from './stored-value';
