export { media } from './media';
export { cardSurface, figures, fingerHigh, lightDark, oneLine, quietText, visuallyHidden } from './mixins';
export { t, type TokenPath } from './token';
