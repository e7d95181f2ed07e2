// Tabs on the left; sort and filter on the right, below the tabs on narrow screens.
import { CloseIcon, IconButton, media, SearchIcon, Select, t, TextField } from '@segue/ui';
import { useUnit } from 'effector-react';
import styled from 'styled-components';
import { $filter, $sort, filterChanged, sortSelected } from './model';
import { parseSort, SORTS } from './sort';

export function Filter() {
  const [filter, sort, onFilter, onSort] = useUnit([$filter, $sort, filterChanged, sortSelected]);
  return (
    <Fields>
      <Select
        label="Sort favorites"
        options={SORTS}
        value={sort}
        onChange={(chosen) => onSort(parseSort(chosen))}
      />
      <TextField
        label="Filter favorites"
        hideLabel
        placeholder="Filter by title or artist..."
        value={filter}
        leading={<SearchIcon />}
        trailing={
          filter === '' ? null : (
            <IconButton label="Clear filter" onClick={() => onFilter('')}>
              <CloseIcon />
            </IconButton>
          )
        }
        onChange={(event) => onFilter(event.target.value)}
      />
    </Fields>
  );
}

export const Controls = styled.div`
  display: grid;
  gap: ${t('space.3')};
  margin: ${t('space.5')} 0;
  ${media.content.desktop} {
    grid-template-columns: auto minmax(0, 32rem);
    align-items: center;
    justify-content: space-between;
  }
`;
const Fields = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${t('space.2')};
  ${media.content.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
