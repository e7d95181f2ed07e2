export { BarPlace } from './bar-place';
export { choosingHandlers } from './handlers';
export { Check, mainButton, useRowChoice } from './row-choice';
