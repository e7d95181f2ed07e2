import { createGate } from 'effector-react';

/** Open while the import is on screen; holds how that screen navigates. */
export const ImportGate = createGate<{ navigate: (path: string) => void }>('ImportGate');
