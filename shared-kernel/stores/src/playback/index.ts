// Entry point for code of the shell that is downloaded after the first paint: starts playback, and what only the player reads.
import './engine-wiring';
import './wiring';

export {
  allowProviderFx,
  preloadTracksFx,
  loadTrackFx,
  pauseFx,
  playbackLost,
  otherTabPlayed,
  playbackReported,
  playerRetryRequested,
  preflightFx,
  resumeFx,
  seekFx,
  setVolumeFx,
  soundDelayed,
  trackEnded,
  trackUnavailable,
} from './playback-ports';
export { savedState } from './persistence';
export { currentLength, followingIndex } from './rules/current-track';
export { findPlayable } from './rules/playback-transitions';
export { parseSavedState, serialise } from './saved-state';
export { startPlayback } from './start';
export { $volume } from './volume';
