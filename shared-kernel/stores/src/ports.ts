// SHELL door: effects to plug when the scope is forked, and reports to send. Nobody else opens it.
export { runtimeConfigRead } from './config/model';
export { noticeDismissed } from './notices/model';
export {
  loadTrackFx,
  pauseFx,
  playbackReported,
  resumeFx,
  seekFx,
  setVolumeFx,
  trackEnded,
  trackUnavailable,
  type LoadRequest,
  type PlaybackReport,
  type UnavailableReason,
} from './playback/playback-ports';
export { readSavedStateFx, writeSavedStateFx } from './playback/storage-ports';
export { sessionCleared, sessionEstablished } from './session/model';
export { startStores } from './start';
