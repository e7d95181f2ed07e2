// The tracks of a playlist: tabs by provider, filter, per-provider play, and removal of single tracks.
import { PROVIDER_NAMES, type Track, trackKey } from '@segue/contract';
import { TrackList } from '@segue/tracks';
import { FilterField } from '@segue/tracks/list-page';
import {
  Button,
  CloseIcon,
  EmptyState,
  ErrorMessage,
  IconButton,
  lazyPart,
  media,
  SearchDrawing,
  Spinner,
  t,
} from '@segue/ui';
import { TabPanel, Tabs } from '@segue/ui/tabs';
import { useStoreMap, useUnit } from 'effector-react';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import type { SourceTab } from '../tracks';
import {
  $filter,
  $tab,
  $tabs,
  $visible,
  filterChanged,
  filtersCleared,
  removalRequested,
  tabSelected,
} from './model';
import { $moveError } from './move-queue';
import { $removeError, $removing } from './removal';

export function Sources({ playlistId, tracks }: { playlistId: number; tracks: readonly Track[] }) {
  const [tabs, tab, filter, visible, removeError] = useUnit([$tabs, $tab, $filter, $visible, $removeError]);
  const moveError = useUnit($moveError);
  const error = removeError ?? moveError;
  const [onTab, onFilter, onClear] = useUnit([tabSelected, filterChanged, filtersCleared]);
  return (
    <>
      <Tools>
        <Tabs<SourceTab>
          label="Sources"
          name="sources"
          tabs={tabs.map((id) => tabOf(id, tracks))}
          active={tab}
          onSelect={(chosen) => onTab(chosen)}
        />
        <FilterField label="Filter tracks" type="search" value={filter} onChange={onFilter} />
      </Tools>
      <ListError>{error}</ListError>
      <TabPanel name="sources" active={tab} isAlone={tabs.length < 2}>
        {visible.length === 0 ? (
          <EmptyState
            drawing={<SearchDrawing />}
            title="No matching tracks found."
            action={<Button onClick={() => onClear()}>Clear Filters</Button>}
          />
        ) : (
          <Tracks
            label="Playlist tracks"
            owner={playlistId}
            isFiltered={filter.trim() !== ''}
            tracks={visible}
            isMixed={tab === 'all' && tabs.length > 1}
            isTable
            Actions={RemoveButton}
          />
        )}
      </TabPanel>
    </>
  );
}

const SortableList = lazyPart(async () => (await import('./sortable-list')).SortableList);

type TracksProps = ComponentProps<typeof SortableList> & {
  /** A filtered list cannot be sorted: hidden tracks stand between the visible ones. */
  isFiltered: boolean;
};

function Tracks({ isFiltered, ...list }: TracksProps) {
  const unsorted = <TrackList {...list} />;
  if (isFiltered || list.tracks.length < 2) return unsorted;
  return <SortableList loading={unsorted} {...list} />;
}

function tabOf(id: SourceTab, tracks: readonly Track[]) {
  if (id === 'all') return { id, label: 'All Sources' };
  const count = tracks.filter(({ provider }) => provider === id).length;
  return { id, label: PROVIDER_NAMES[id], count };
}

function RemoveButton({ track }: { track: Track }) {
  const onRemove = useUnit(removalRequested);
  const isRemoving = useStoreMap({
    store: $removing,
    keys: [trackKey(track)],
    fn: (keys, [key]) => keys.has(key),
  });
  return (
    <Remove
      tabIndex={-1}
      label={`Remove ${track.title} from playlist`}
      disabled={isRemoving}
      aria-busy={isRemoving}
      onClick={() => onRemove([track])}
    >
      {isRemoving ? <Spinner /> : <CloseIcon />}
    </Remove>
  );
}

const Tools = styled.div`
  display: grid;
  gap: ${t('space.3')};
  margin-bottom: ${t('space.4')};
  /* The filter stands below tabs that leave it no room. */
  ${media.content.tablet} {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    > :last-child {
      flex: 1 1 14rem;
      max-width: 20rem;
    }
  }
`;
/* On a phone the row's menu removes the track. */
const Remove = styled(IconButton)`
  ${media.content.phone} {
    &:not([aria-busy='true']) {
      display: none;
    }
  }
`;
const ListError = styled(ErrorMessage)`
  margin-bottom: ${t('space.4')};
`;
