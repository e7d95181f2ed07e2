// The tracks of a playlist: tabs by provider, filter, per-provider play, and removal of single tracks.
import { PROVIDER_NAMES, PROVIDERS, trackKey, type PlaylistTracks, type Track } from '@segue/contract';
import { TrackColumn } from '@segue/tracks';
import {
  Button,
  CloseIcon,
  lazyPart,
  EmptyState,
  ErrorMessage,
  IconButton,
  PlayIcon,
  SearchDrawing,
  Spinner,
  t,
  TextField,
} from '@segue/ui';
import { TabPanel, Tabs } from '@segue/ui/tabs';
import { useStoreMap, useUnit } from 'effector-react';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import {
  $filter,
  $removeError,
  $removing,
  $tab,
  $visible,
  filterChanged,
  filtersCleared,
  playRequested,
  removalRequested,
  tabSelected,
} from './model';
import { $moveError } from './move-queue';
import type { SourceTab } from './visible-tracks';

export function Sources({ tracks }: { tracks: PlaylistTracks }) {
  const [tab, filter, visible, removeError] = useUnit([$tab, $filter, $visible, $removeError]);
  const moveError = useUnit($moveError);
  const error = removeError ?? moveError;
  const [onTab, onFilter, onClear, onPlay] = useUnit([
    tabSelected,
    filterChanged,
    filtersCleared,
    playRequested,
  ]);
  return (
    <>
      <Tools>
        <Tabs<SourceTab>
          label="Sources"
          name="sources"
          tabs={tabsOf(tracks)}
          active={tab}
          onSelect={(chosen) => onTab(chosen)}
        />
        <TextField
          label="Filter tracks"
          hideLabel
          type="search"
          placeholder="Filter by title or artist..."
          value={filter}
          onChange={(event) => onFilter(event.target.value)}
        />
      </Tools>
      <ListError>{error}</ListError>
      <TabPanel name="sources" active={tab}>
        {visible.length === 0 ? (
          <EmptyState
            drawing={<SearchDrawing />}
            title="No matching tracks found."
            action={<Button onClick={() => onClear()}>Clear Filters</Button>}
          />
        ) : (
          <Columns>
            {PROVIDERS.map((provider) => {
              const own = visible.filter((track) => track.provider === provider);
              if (own.length === 0) return null;
              return (
                <Tracks
                  key={provider}
                  isFiltered={filter.trim() !== ''}
                  provider={provider}
                  tracks={own}
                  aside={
                    <Button size="small" variant="ghost" onClick={() => onPlay(provider)}>
                      <PlayIcon /> Play {PROVIDER_NAMES[provider]}
                    </Button>
                  }
                  Actions={RemoveButton}
                />
              );
            })}
          </Columns>
        )}
      </TabPanel>
    </>
  );
}

const SortableColumn = lazyPart(async () => (await import('./sortable-column')).SortableColumn);

type TracksProps = ComponentProps<typeof SortableColumn> & {
  /** A filtered list cannot be sorted: hidden tracks stand between the visible ones. */
  isFiltered: boolean;
};

function Tracks({ isFiltered, ...column }: TracksProps) {
  const unsorted = <TrackColumn {...column} />;
  if (isFiltered || column.tracks.length < 2) return unsorted;
  return <SortableColumn loading={unsorted} {...column} />;
}

function tabsOf(tracks: PlaylistTracks) {
  const counts = {
    spotify: tracks.spotifyPlaylistTracks.length,
    soundcloud: tracks.soundcloudPlaylistTracks.length,
  };
  return [
    { id: 'all' as const, label: 'All Sources' },
    ...PROVIDERS.filter((provider) => counts[provider] > 0).map((provider) => ({
      id: provider,
      label: PROVIDER_NAMES[provider],
      count: counts[provider],
    })),
  ];
}

function RemoveButton({ track }: { track: Track }) {
  const onRemove = useUnit(removalRequested);
  const isRemoving = useStoreMap({
    store: $removing,
    keys: [trackKey(track)],
    fn: (keys, [key]) => keys.has(key),
  });
  return (
    <IconButton
      tabIndex={-1}
      label={`Remove ${track.title} from playlist`}
      disabled={isRemoving}
      aria-busy={isRemoving}
      onClick={() => onRemove(track)}
    >
      {isRemoving ? <Spinner /> : <CloseIcon />}
    </IconButton>
  );
}

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${t('space.4')};
  margin-bottom: ${t('space.5')};
`;
const Columns = styled.div`
  display: grid;
  gap: ${t('space.5')};
`;
const ListError = styled(ErrorMessage)`
  margin-bottom: ${t('space.4')};
`;
