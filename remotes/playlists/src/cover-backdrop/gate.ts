import { createGate } from 'effector-react';

/** Open while the cover at `url` gives its color to the screen. */
export const CoverGate = createGate<{ url: string }>('CoverGate');
