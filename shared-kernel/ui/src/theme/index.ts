export { GlobalStyle } from './global-style';
export { breakpoints, media } from './media';
export { figures, focusRing, oneLine, visuallyHidden } from './mixins';
export { ThemeProvider } from './theme-provider';
export { theme, type Theme } from './theme';
export { t, type TokenPath } from './token';
