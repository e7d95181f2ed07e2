// What the page offers of styled-components; see router.ts for why.
export {
  createGlobalStyle,
  css,
  default,
  keyframes,
  ThemeProvider,
} from 'styled-components/dist/styled-components.browser.esm.js';
