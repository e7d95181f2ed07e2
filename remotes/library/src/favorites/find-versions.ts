// Downloaded with the columns that use it.
export { findVersions } from '@segue/ui/tracks/versions';
