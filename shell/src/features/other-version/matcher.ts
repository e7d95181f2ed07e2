// Downloaded at the first search.
export { findVersion, searchTexts } from '@segue/ui/tracks/same-song';
