export { useChoosing } from './handlers';
export { Check, mainButton, useRowChoice } from './row-choice';
