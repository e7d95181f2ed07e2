export { BarPlace } from './bar-place';
export { Check } from './check';
export { choosingHandlers } from './handlers';
export { mainButton, useRowChoice } from './row-choice';
