import { lazyDialog } from '../../platform/lazy-dialog';

export const AppearanceMenu = lazyDialog(() => import('./menu').then(({ AppearanceMenu }) => AppearanceMenu));

export { $unsavedAppearance, appearanceRestored, wireAppearance } from './model';
