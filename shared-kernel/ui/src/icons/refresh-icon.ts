// On its own: the first load draws this icon, and a module shared with later parts would bring all of theirs along.
import { createIcon } from './create-icon';

export const RefreshIcon = /* @__PURE__ */ createIcon('M20 4.5V10h-5.5M19.5 10A8 8 0 1 0 20 13.5');
