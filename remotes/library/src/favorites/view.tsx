import { PROVIDER_NAMES } from '@segue/contract';
import { screens } from '@segue/contract/screens';
import { send } from '@segue/event-bus';
import { $areFavoritesLoading, $favoritesFailure } from '@segue/stores';
import { buttonLook, EmptyState, HeartDrawing, LoadFailure } from '@segue/ui';
import { TabPanel, Tabs } from '@segue/ui/tabs';
import { useGate, useUnit } from 'effector-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { Columns } from './columns';
import { Controls, Filter } from './controls';
import { FavoritesGate } from './gate';
import { Head } from './head';
import { $counts, $tab, $tabs, tabSelected } from './model';
import type { FavoritesTab } from './shown-favorites';

export function Favorites() {
  useGate(FavoritesGate);
  const [counts, isLoading, failure] = useUnit([$counts, $areFavoritesLoading, $favoritesFailure]);
  const isEmpty = counts.spotify + counts.soundcloud === 0;
  return (
    <>
      <Head isPlayable={!isEmpty && !failure} />
      {failure ? (
        <LoadFailure
          title={failure.kind === 'unreachable' ? "You're offline." : "Favorites couldn't load."}
          onRetry={() => send('favorites/reload')}
          isRetrying={isLoading}
        />
      ) : isEmpty && !isLoading ? (
        <NoFavorites />
      ) : (
        <Lists isLoading={isLoading && isEmpty} />
      )}
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

function Lists({ isLoading }: { isLoading: boolean }) {
  const [counts, ids, tab, onTab] = useUnit([$counts, $tabs, $tab, tabSelected]);
  return (
    <>
      <Controls>
        <Tabs<FavoritesTab>
          label="Favorites by service"
          name="favorites"
          tabs={ids.map((id) =>
            id === 'all'
              ? { id, label: 'All Favorites' }
              : { id, label: PROVIDER_NAMES[id], count: counts[id] },
          )}
          active={tab}
          onSelect={(chosen) => onTab(chosen)}
        />
        <Filter />
      </Controls>
      <TabPanel name="favorites" active={tab} isAlone={ids.length < 2}>
        <Columns isLoading={isLoading} />
      </TabPanel>
    </>
  );
}

const ExploreLink = styled(Link)`
  ${buttonLook.primary}
`;
