import { createGlobalStyle } from 'styled-components';

/** A system face with Inter's metrics: nothing moves when Inter arrives. */
export const FallbackFont = createGlobalStyle`
  @font-face {
    font-family: Inter;
    src: local('Arial'), local('Liberation Sans'), local('Helvetica Neue');
    size-adjust: 107.12%;
    ascent-override: 90.44%;
    descent-override: 22.52%;
    line-gap-override: 0%;
  }
`;
