// Downloaded with the columns that need it.
export { findVersions } from '@segue/ui/tracks/versions';
