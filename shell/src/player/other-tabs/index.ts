export { isAnotherTabPlaying } from './link';
export { OtherTabs } from './view';
