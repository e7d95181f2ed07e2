import { PROVIDER_NAMES, PROVIDERS } from '@segue/contract';
import { screens } from '@segue/contract/screens';
import { send } from '@segue/event-bus';
import { $areFavoritesLoading, $favoritesFailure } from '@segue/stores';
import { TrackColumn } from '@segue/tracks';
import {
  buttonLook,
  CloseIcon,
  EmptyState,
  HeartDrawing,
  IconButton,
  LoadFailure,
  media,
  SearchIcon,
  t,
  TextField,
} from '@segue/ui';
import { TabPanel, Tabs } from '@segue/ui/tabs';
import { useUnit } from 'effector-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { $counts, $filter, $shown, $tab, filterChanged, tabSelected } from './model';
import type { FavoritesTab } from './shown-favorites';

const NO_MATCH = 'No matching tracks found. Try adjusting your filter.';

export function Favorites() {
  const [counts, tab, isLoading, failure] = useUnit([$counts, $tab, $areFavoritesLoading, $favoritesFailure]);
  const onTab = useUnit(tabSelected);
  const isEmpty = counts.spotify + counts.soundcloud === 0;
  if (failure) {
    return (
      <LoadFailure
        title={failure.kind === 'unreachable' ? "You're offline." : "Favorites couldn't load."}
        onRetry={() => send('favorites/reload')}
        isRetrying={isLoading}
      />
    );
  }
  if (isEmpty && !isLoading) return <NoFavorites />;
  return (
    <>
      <Tabs<FavoritesTab>
        label="Favorites by service"
        name="favorites"
        tabs={[
          { id: 'all', label: 'All Favorites' },
          ...PROVIDERS.map((provider) => ({
            id: provider,
            label: PROVIDER_NAMES[provider],
            count: counts[provider],
          })),
        ]}
        active={tab}
        onSelect={(chosen) => onTab(chosen)}
      />
      <Filter />
      <TabPanel name="favorites" active={tab}>
        <Columns isLoading={isLoading && isEmpty} />
      </TabPanel>
    </>
  );
}

function NoFavorites() {
  return (
    <EmptyState
      drawing={<HeartDrawing />}
      title="No Favorites Yet"
      action={<ExploreLink to={screens.home}>Explore Music</ExploreLink>}
    >
      Tap the heart on any track to keep it here.
    </EmptyState>
  );
}

function Filter() {
  const [filter, shown, onFilter] = useUnit([$filter, $shown, filterChanged]);
  return (
    <FilterLine>
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
      <p role="status">
        Showing {shown.spotify.length + shown.soundcloud.length} of {shown.total} tracks
      </p>
    </FilterLine>
  );
}

function Columns({ isLoading }: { isLoading: boolean }) {
  const [tab, shown, filter] = useUnit([$tab, $shown, $filter]);
  const providers = PROVIDERS.filter((provider) => tab === 'all' || tab === provider);
  if (filter.trim() !== '' && shown.spotify.length + shown.soundcloud.length === 0) {
    return <EmptyState title={NO_MATCH} />;
  }
  return (
    <Grid $isSplit={providers.length > 1}>
      {providers.map((provider) => (
        <TrackColumn
          key={provider}
          provider={provider}
          tracks={shown[provider]}
          bounded={providers.length > 1}
          isLoading={isLoading}
          empty={<EmptyState compact title={`No ${PROVIDER_NAMES[provider]} favorites here.`} />}
        />
      ))}
    </Grid>
  );
}

const FilterLine = styled.div`
  display: grid;
  gap: ${t('space.2')};
  margin: ${t('space.5')} 0;
  p {
    color: ${t('colors.muted')};
    font-size: ${t('fontSizes.secondary')};
  }
`;
const Grid = styled.div<{ $isSplit: boolean }>`
  display: grid;
  gap: ${t('space.5')};
  ${media.content.desktop} {
    grid-template-columns: ${({ $isSplit }) =>
      $isSplit ? 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))' : 'minmax(0, 1fr)'};
  }
`;
const ExploreLink = styled(Link)`
  ${buttonLook.primary}
`;
