export { media } from './media';
export { figures, lightDark, oneLine, visuallyHidden } from './mixins';
export { t, type TokenPath } from './token';
