// Icons of the first screen. In a file of their own, because the bundler puts a file as a whole into one download.
import { createIcon } from './create-icon';

export const QueueIcon = /* @__PURE__ */ createIcon('M4 6h16M4 12h7M4 18h7M15 11.500v8l6-4z');
export const WarningIcon = /* @__PURE__ */ createIcon('M12 4.5l8.5 15h-17zM12 10.5v4M12 17h.01');
