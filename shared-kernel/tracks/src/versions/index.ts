export { createOnceChoice } from './once-choice';
export { OnceSwitch } from './once-switch';
export { areFoundAtOnce, findVersions, repeatedSongs, songsOfBoth, type Alike } from './pairs';
export { useVersions } from './use-versions';
export { AlsoFrom } from './versions-button';
