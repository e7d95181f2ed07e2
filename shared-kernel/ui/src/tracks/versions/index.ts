export { createGroupingChoice } from './grouping-choice';
export { GroupingSwitch } from './grouping-switch';
export { areFoundAtOnce, findVersions, type Alike } from './pairs';
export { newSongs, repeatedSongs } from './repeats';
export { useVersions } from './use-versions';
export { VersionsChip } from './versions-button';
