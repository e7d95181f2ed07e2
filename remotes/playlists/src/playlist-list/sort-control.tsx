import { t } from '@segue/ui';
import { useUnit } from 'effector-react';
import styled from 'styled-components';
import { parseSort, SORTS } from './sort';
import { $sort, $sorted, sortSelected } from './sorted-model';

/** Chooses the order of the playlists; nothing while there is nothing to sort. */
export function SortControl() {
  const [sort, sorted, onSort] = useUnit([$sort, $sorted, sortSelected]);
  if (sorted === null || sorted.length < 2) return null;
  return (
    <Select
      aria-label="Sort playlists"
      value={sort}
      onChange={({ target }) => onSort(parseSort(target.value))}
    >
      {Object.entries(SORTS).map(([id, label]) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </Select>
  );
}

const Select = styled.select`
  min-height: ${t('sizes.touch')};
  padding: 0 ${t('space.3')};
  border: 1px solid ${t('colors.outline')};
  border-radius: ${t('radii.field')};
  background: ${t('colors.card')};
  color: ${t('colors.text')};
  font: inherit;
  transition: border-color ${t('motion.hover')};
  &:hover {
    border-color: ${t('colors.muted')};
  }
  /* Some systems draw the list in the colors of the page. */
  option {
    background: ${t('colors.floating')};
    color: ${t('colors.text')};
  }
`;
