// Tabs on the left; sort and filter on the right, below the tabs on narrow screens.
import { ChevronDownIcon, CloseIcon, IconButton, media, SearchIcon, t, TextField } from '@segue/ui';
import { useUnit } from 'effector-react';
import styled from 'styled-components';
import { $filter, $sort, filterChanged, sortSelected } from './model';
import { parseSort, SORTS } from './sort';

export function Filter() {
  const [filter, sort, onFilter, onSort] = useUnit([$filter, $sort, filterChanged, sortSelected]);
  return (
    <Fields>
      <Sort>
        <Select
          aria-label="Sort favorites"
          value={sort}
          onChange={({ target }) => onSort(parseSort(target.value))}
        >
          {Object.entries(SORTS).map(([id, label]) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </Select>
        <ChevronDownIcon size={16} />
      </Sort>
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
const Sort = styled.span`
  position: relative;
  display: grid;
  align-items: center;
  svg {
    position: absolute;
    inset-inline-end: ${t('space.3')};
    color: ${t('colors.muted')};
    pointer-events: none;
  }
`;
const Select = styled.select`
  appearance: none;
  min-height: ${t('sizes.touch')};
  padding: 0 ${t('space.10')} 0 ${t('space.4')};
  border: 1px solid ${t('colors.outline')};
  border-radius: ${t('radii.field')};
  background: ${t('colors.card')};
  color: ${t('colors.text')};
  font: inherit;
  font-size: ${t('fontSizes.body')};
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
