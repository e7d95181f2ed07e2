export { media } from './media';
export { fieldInput, fieldLook, figures, fingerHigh, keyCap } from './control-mixins';
export { oneLine, quietText, visuallyHidden } from './mixins';
export { t, type TokenPath } from './token';
