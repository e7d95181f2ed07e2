import { lazyPart } from '@segue/ui';

export { additionUndone } from './model';
/** Downloaded with the first drag. */
export const PlaylistDock = lazyPart(() => import('./view').then(({ PlaylistDock }) => PlaylistDock));
