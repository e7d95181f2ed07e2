import { lazyDialog } from '../../platform/lazy-dialog';

/** Downloaded when it is first opened. */
export const AppearanceMenu = lazyDialog(() => import('./menu').then(({ AppearanceMenu }) => AppearanceMenu));

export { wireAppearance } from './wire';
