export { findVersion } from './find-version';
export { CONFIDENT, sameSong, searchTexts, type SameSong } from './same-song';
