export { createGroupingChoice } from './grouping-choice';
export { GroupingSwitch } from './grouping-switch';
export { areFoundAtOnce, findVersions, repeatedSongs, repeatedSongCount, type Alike } from './pairs';
export { useVersions } from './use-versions';
export { AlsoFrom } from './versions-button';
