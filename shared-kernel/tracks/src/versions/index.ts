export { createGroupingChoice } from './grouping-choice';
export { GroupingSwitch } from './grouping-switch';
export { areFoundAtOnce, findVersions, repeatedSongs, type Alike } from './pairs';
export { newSongs } from './new-songs';
export { useVersions } from './use-versions';
export { VersionsChip } from './versions-button';
