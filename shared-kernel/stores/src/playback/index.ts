// Entry point for code of the shell that is downloaded after the first paint: starts playback, and what only the player reads.
import './engine-wiring';
import './wiring';

export { savedState } from './persistence';
export { currentLength, followingIndex } from './rules/current-track';
export { findPlayable } from './rules/playback-transitions';
export { parseSavedState, serialise } from './saved-state';
export { startPlayback } from './start';
export { $volume } from './volume';
