import { PROVIDER_NAMES } from '@segue/contract';
import { send } from '@segue/kernel/bus';
import { $areFavoritesLoading, $favoritesFailure } from '@segue/kernel/state';
import { lazyPart, LoadFailure, media, Page, Skeleton, t } from '@segue/ui';
import { TabPanel, Tabs } from '@segue/ui/tabs';
import { useGate, useUnit } from 'effector-react';
import styled from 'styled-components';
import { FavoritesGate } from '../gates';
import { Columns } from './columns';
import { Head } from './head';
import { $counts, $tab, $tabs, tabSelected } from './model';
import type { FavoritesTab } from './sort';

const NoFavorites = lazyPart(async () => (await import('./no-favorites')).NoFavorites);
const Filter = lazyPart(async () => (await import('./filter')).Filter);

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
        <Filter loading={<Skeleton height={t('sizes.touch')} />} />
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
  /* The filter is downloaded later, and has two rows. */
  ${media.content.phone} {
    grid-template-rows: auto minmax(96px, auto);
  }
`;
