// The package declares types for its own name only.
declare module 'styled-components/dist/styled-components.browser.esm.js' {
  export { createGlobalStyle, css, default, keyframes, ThemeProvider } from 'styled-components';
}
