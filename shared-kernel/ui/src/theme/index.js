export { media } from './media';
export { figures, oneLine, visuallyHidden } from './mixins';
export { t } from './token';
