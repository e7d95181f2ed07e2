// Exports of styled-components that the shell shares, as in react-router-dom.ts (1.4 KB less).
export { css, default, keyframes } from 'styled-components';
