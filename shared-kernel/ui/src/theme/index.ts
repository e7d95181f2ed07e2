export { media } from './media';
export { figures, oneLine, visuallyHidden } from './mixins';
export { t, type TokenPath } from './token';
