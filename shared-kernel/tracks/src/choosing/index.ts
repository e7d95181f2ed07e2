export { useChoosing } from './handlers';
export { mainButton, useRowChoice } from './row-choice';
