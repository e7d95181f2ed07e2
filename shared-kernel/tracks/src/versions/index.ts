export { createOnceChoice } from './once-choice';
export { OnceSwitch } from './once-switch';
export { repeatedSongs, songsOfBoth } from './pairs';
export { useVersions } from './use-versions';
export { AlsoFrom } from './versions-button';
