import { FilterField } from '@segue/ui/tracks/list-page';
import { GroupingSwitch } from '@segue/ui/tracks/versions';
import { media, Select, t } from '@segue/ui';
import { useUnit } from 'effector-react';
import styled from 'styled-components';
import { $filter, $hasVersions, $sort, filterChanged, groupingChoice, sortSelected } from './model';
import { SORTS } from './sort';

export function Filter() {
  const [filter, sort, onFilter, onSort] = useUnit([$filter, $sort, filterChanged, sortSelected]);
  const [hasVersions, isGrouped, onToggle] = useUnit([
    $hasVersions,
    groupingChoice.$isGrouped,
    groupingChoice.toggled,
  ]);
  return (
    <Fields>
      <Select label="Sort favorites" options={SORTS} value={sort} onChange={(chosen) => onSort(chosen)} />
      <FilterField label="Filter favorites" value={filter} onChange={onFilter} />
      {hasVersions && <GroupingSwitch isGrouped={isGrouped} onToggle={() => onToggle()} />}
    </Fields>
  );
}

const Fields = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${t('space.2')} ${t('space.3')};
  /* The filter takes the room that is left; on phones a row. */
  > :nth-child(2) {
    flex: 1;
  }
  ${media.content.desktop} {
    justify-self: end;
    width: 100%;
    max-width: 40rem;
  }
  ${media.content.phone} {
    reading-flow: flex-visual;
    > :first-child {
      flex: 1;
    }
    > :nth-child(2) {
      flex: 1 0 100%;
      order: 1;
    }
  }
`;
