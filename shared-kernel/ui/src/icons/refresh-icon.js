// A module of its own: the first load needs this icon only, and icons.ts would bring those of later chunks along.
import { createIcon } from './create-icon';
export const RefreshIcon = /* @__PURE__ */ createIcon('M20 4.5V10h-5.5M19.5 10A8 8 0 1 0 20 13.5');
