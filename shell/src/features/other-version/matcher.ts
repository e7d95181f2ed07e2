// Downloaded at the first search.
export { findVersion, searchTexts } from '@segue/tracks/same-song';
