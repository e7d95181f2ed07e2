export { VersionsGate } from './gate';
export { playFx, shuffleFx } from './model';
export { newestFirst } from './sort';
export { Favorites } from './view';
