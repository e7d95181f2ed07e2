// Public API: stores to read. Change is requested on the bus.
export { $appearance } from './appearance/model';
export { $areProvidersSeparate, $providers, $runtimeConfig } from './config/model';
export {
  $areConnectionsLoading,
  $connectedProviders,
  $connections,
  $didConnectionsFail,
  $disconnection,
} from './connections/model';
export { diagnosticReported } from './diagnostics/model';
export { $areFavoritesLoading, $favoriteKeys, $favorites, $favoritesFailure } from './favorites/model';
export { createPageStore, createSessionStore } from './create-store';
export { playabilityOf, type Playability } from './playability';
export { $currentTrack, $isPlaying, $isSounding, $queueKeys } from './playback';
export { $playbackRights } from './playback-rights';
export { $selection } from './selection';
export {
  $hasSpotifyPremium,
  $isMember,
  $isSessionLoading,
  $isSignedIn,
  $session,
  pageResumed,
} from './session/model';
export { $spotifyDevice } from './spotify-device';
