export { media } from './media';
export { figures, fingerHigh } from './control-mixins';
export { oneLine, quietText, visuallyHidden } from './mixins';
export { t, type TokenPath } from './token';
