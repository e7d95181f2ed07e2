export { GlobalStyle } from './global-style';
export { media } from './media';
export { figures, oneLine, visuallyHidden } from './mixins';
export { ThemeProvider } from './theme-provider';
export { theme } from './theme';
export { t, type TokenPath } from './token';
