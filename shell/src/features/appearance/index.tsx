import { lazyDialog } from '../../platform/page/lazy-dialog';

export const AppearanceMenu = lazyDialog(() => import('./menu').then(({ AppearanceMenu }) => AppearanceMenu));

export { $unsavedAppearance, appearanceRestored, wireAppearance } from './model';
