// The package describes its types under its own name alone.
declare module 'styled-components/dist/styled-components.browser.esm.js' {
  export { createGlobalStyle, css, default, keyframes, ThemeProvider } from 'styled-components';
}
