// The style sheet that styled-components inserts rules into. The package exports it under a private name only.
import { __PRIVATE__ } from 'styled-components/dist/styled-components.browser.esm.js';

export const pageSheet = __PRIVATE__.mainSheet;
