export { media } from './media';
export { cardSurface, figures, lightDark, oneLine, visuallyHidden } from './mixins';
export { t, type TokenPath } from './token';
