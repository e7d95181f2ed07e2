import { lazyPart } from '@segue/ui';
import { useUnit } from 'effector-react';
import { $recentlyDeleted } from './model';

const List = lazyPart(async () => (await import('./recently-deleted-list')).RecentlyDeletedList);

/** What can be restored, at the end of the playlists screen; nothing while there is nothing. */
export function RecentlyDeleted() {
  return useUnit($recentlyDeleted).length > 0 ? <List /> : null;
}
