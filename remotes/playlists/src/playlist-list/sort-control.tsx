import { Select } from '@segue/ui';
import { useUnit } from 'effector-react';
import { parseSort, SORTS } from './sort';
import { $sort, $sorted, sortSelected } from './sorted-model';

/** Chooses the order of the playlists; nothing while there is nothing to sort. */
export function SortControl() {
  const [sort, sorted, onSort] = useUnit([$sort, $sorted, sortSelected]);
  if (sorted === null || sorted.length < 2) return null;
  return (
    <Select
      label="Sort playlists"
      options={SORTS}
      value={sort}
      onChange={(chosen) => onSort(parseSort(chosen))}
    />
  );
}
