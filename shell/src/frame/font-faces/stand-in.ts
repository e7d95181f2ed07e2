import { createGlobalStyle } from 'styled-components';

/** A system face stretched to Inter's measure: nothing moves when the real one arrives. */
export const StandInFont = createGlobalStyle`
  @font-face {
    font-family: Inter;
    src: local('Arial'), local('Liberation Sans'), local('Helvetica Neue');
    size-adjust: 107.12%;
    ascent-override: 90.44%;
    descent-override: 22.52%;
    line-gap-override: 0%;
  }
`;
