// The package declares types for its own name only.
declare module 'styled-components/dist/styled-components.browser.esm.js' {
  export { css, default, keyframes } from 'styled-components';
  export const __PRIVATE__: {
    /** `names`: class names by component id. */
    mainSheet: { names: Map<string, Set<string>>; clearRules: (id: string) => void };
  };
}
