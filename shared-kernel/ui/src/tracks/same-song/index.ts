export { findVersion } from './find-version';
export { CONFIDENT, sameSong, searchTexts } from './same-song';
