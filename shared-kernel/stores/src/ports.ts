// SHELL door: effects to plug when the scope is forked, and reports to send. Nobody else opens it.
import './playback/engine-wiring';
import './playback/persistence';

export { runtimeConfigRead } from './config/model';
export { noticeDismissed, noticesWithdrawn } from './notices/model';
export { playbackMirrored, type Mirror } from './playback/elsewhere';
export { $playback } from './playback/model';
export {
  allowSpotifyFx,
  expectTracksFx,
  loadTrackFx,
  pauseFx,
  playbackLost,
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
export { followingIndex, INITIAL_PLAYBACK, type PlaybackState } from './playback/playback-state';
export { parseSavedState, serialise } from './playback/saved-state';
export { findHearable } from './playback/starting';
export { readSavedStateFx, writeSavedStateFx } from './playback/storage-ports';
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
