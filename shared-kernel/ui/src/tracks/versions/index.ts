export { createGroupingChoice } from './grouping-choice';
export { GroupingSwitch } from './grouping-switch';
export { areFoundAtOnce, findVersions, newSongs, repeatedSongs, type Alike } from './pairs';
export { useVersions } from './use-versions';
export { VersionsChip } from './versions-button';
