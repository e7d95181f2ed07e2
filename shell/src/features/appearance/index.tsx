import { lazyDialog } from '../../platform/lazy-dialog';

export const AppearanceMenu = lazyDialog(() => import('./menu').then(({ AppearanceMenu }) => AppearanceMenu));

export { wireAppearance } from './model';
