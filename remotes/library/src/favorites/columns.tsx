import { PROVIDER_NAMES, PROVIDERS } from '@segue/contract';
import { TrackColumn } from '@segue/tracks';
import { EmptyState, media, t } from '@segue/ui';
import { useUnit } from 'effector-react';
import { useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { $filter, $shown, $tab } from './model';

const NO_MATCH = 'No matching tracks found. Try adjusting your filter.';
const NARROW = media.phone.replace('@media ', '');

export function Columns({ isLoading }: { isLoading: boolean }) {
  const [tab, shown, filter] = useUnit([$tab, $shown, $filter]);
  const isNarrow = useSyncExternalStore(watchNarrow, readNarrow);
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
          // On phones the page scrolls, not a window inside it.
          bounded={providers.length > 1 && !isNarrow}
          isLoading={isLoading}
          empty={<EmptyState compact title={`No ${PROVIDER_NAMES[provider]} favorites here.`} />}
        />
      ))}
    </Grid>
  );
}

function watchNarrow(onChange: () => void): () => void {
  const query = window.matchMedia?.(NARROW);
  query?.addEventListener('change', onChange);
  return () => query?.removeEventListener('change', onChange);
}

function readNarrow(): boolean {
  return window.matchMedia?.(NARROW).matches ?? false;
}

const Grid = styled.div<{ $isSplit: boolean }>`
  display: grid;
  gap: ${t('space.5')};
  ${media.content.tablet} {
    grid-template-columns: ${({ $isSplit }) =>
      $isSplit ? 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))' : 'minmax(0, 1fr)'};
  }
  /* Everything here is a favorite: the hearts stay quiet until their row is used. */
  li:not(:hover, :focus-within) [data-tone='favorite'] {
    color: ${t('colors.ghost')};
  }
`;
