import { PROVIDER_NAMES } from '@segue/contract';
import { screens } from '@segue/contract/screens';
import { send } from '@segue/kernel/bus';
import { $areFavoritesLoading, $favoritesFailure } from '@segue/kernel/state';
import { PrimaryLink } from '@segue/ui/tracks/list-page';
import { EmptyState, HeartDrawing, LoadFailure, media, Page, t } from '@segue/ui';
import { TabPanel, Tabs } from '@segue/ui/tabs';
import { useGate, useUnit } from 'effector-react';
import styled from 'styled-components';
import { FavoritesGate } from '../gates';
import { Columns } from './columns';
import { Filter } from './filter';
import { Head } from './head';
import { $counts, $tab, $tabs, tabSelected } from './model';
import type { FavoritesTab } from './sort';

export function FavoritesScreen() {
  useGate(FavoritesGate);
  const [counts, isLoading, failure] = useUnit([$counts, $areFavoritesLoading, $favoritesFailure]);
  const isEmpty = Object.values(counts).every((count) => count === 0);
  return (
    <Screen>
      <Head isPlayable={!isEmpty && !failure} />
      {failure ? (
        <LoadFailure
          title={failure.kind === 'unreachable' ? 'You’re offline.' : 'Favorites couldn’t load.'}
          onRetry={() => send('favorites/reload')}
          isRetrying={isLoading}
        />
      ) : isEmpty && !isLoading ? (
        <NoFavorites />
      ) : (
        <Lists isLoading={isLoading && isEmpty} />
      )}
    </Screen>
  );
}

function NoFavorites() {
  return (
    <EmptyState
      drawing={<HeartDrawing />}
      title="No Favorites Yet"
      action={<PrimaryLink to={screens.home}>Explore Music</PrimaryLink>}
    >
      Press the heart on any track to keep it here.
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

/* Beside one another, the lists take the room down to the bar. */
const Screen = styled(Page)`
  ${media.content.desktop} {
    --column-height: clamp(${t('sizes.column')}, 100dvh - var(--player-height) - 340px, 32rem);
  }
`;
const Controls = styled.div`
  display: grid;
  gap: ${t('space.3')};
  margin-bottom: ${t('space.5')};
  ${media.content.desktop} {
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
  }
`;
