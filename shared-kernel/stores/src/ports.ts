// Entry point for the shell alone: effects that it implements when it forks the scope, and events that it emits.
export { runtimeConfigRead } from './config/model';
export { noticeDismissed, noticesWithdrawn } from './notices/model';
export { $playback } from './playback/model';
export { allowProviderFx, playerRetryRequested } from './playback/engine-wiring';
export { savedState } from './playback/persistence';
export {
  preloadTracksFx,
  loadTrackFx,
  pauseFx,
  playbackLost,
  leaderStateReceived,
  playbackReported,
  preflightFx,
  resumeFx,
  seekFx,
  setVolumeFx,
  startDelayed,
  trackEnded,
  trackUnavailable,
  type LoadRequest,
  type PlaybackReport,
  type UnavailableReason,
} from './playback/playback-ports';
export { spotifyDeviceReported } from './playback/spotify-device';
export { followingIndex, INITIAL_PLAYBACK, type PlaybackState } from './playback/rules/playback-state';
export { parseSavedState, serialise } from './playback/saved-state';
export { findPlayable } from './playback/rules/playback-transitions';
export { loadConnectionsFx } from './connections/api';
export type { LeaderState } from './playback/rules/tab-transitions';
export { confirmSessionFx } from './session/api';
export {
  announceSessionFx,
  pageResumed,
  sessionChangedInOtherTab,
  sessionEstablished,
  spotifyPremiumDenied,
  type SessionChange,
} from './session/model';
export { startStores } from './start';
