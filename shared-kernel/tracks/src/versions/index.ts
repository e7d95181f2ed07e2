export { createOnceChoice } from './once-choice';
export { OnceSwitch } from './once-switch';
export { songsOfBoth } from './pairs';
export { useVersions } from './use-versions';
