export { isAnotherTabPlaying } from './leader-lock';
