// The package declares types for its own name only.
declare module 'styled-components/dist/styled-components.browser.esm.js' {
  export { css, default, keyframes } from 'styled-components';
}
