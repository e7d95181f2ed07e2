import { forEachProvider, PROVIDER_NAMES, PROVIDERS } from '@segue/contract';
import { preloadLongRows, TrackColumn, TrackColumns } from '@segue/ui/tracks';
import { EmptyState, lazyPart, media } from '@segue/ui';
import { useUnit } from 'effector-react';
import { useSyncExternalStore } from 'react';
import type { ListsProps } from './grouped-columns';
import { $counts, $tab, $tabs, $visible } from './model';

const NO_MATCH = 'No matching tracks found. Try adjusting your filter.';
const NARROW = media.phone.replace('@media ', '');

const GroupedColumns = lazyPart(async () => {
  const [{ GroupedColumns }] = await Promise.all([import('./grouped-columns'), preloadLongRows()]);
  return GroupedColumns;
});

export function Columns({ isLoading }: { isLoading: boolean }) {
  const [tab, counts, visible] = useUnit([$tab, $counts, $visible]);
  const isOfSeveral = PROVIDERS.filter((provider) => counts[provider] > 0).length > 1;
  // Its download begins with that of the favorites.
  const maySongsRepeat = tab === 'all' && (isLoading || isOfSeveral);
  const whole = <Lists columns={visible} />;
  if (!maySongsRepeat) return whole;
  return (
    <GroupedColumns
      Lists={Lists}
      isLoading={isLoading}
      loading={<Lists isLoading />}
      loadError={() => whole}
    />
  );
}

const NO_TRACKS = forEachProvider(() => []);

function Lists({ columns = NO_TRACKS, isLoading = false, ...rows }: ListsProps) {
  const [tab, tabs, visible] = useUnit([$tab, $tabs, $visible]);
  const isFilteredOut = visible.total > 0 && PROVIDERS.every((provider) => visible[provider].length === 0);
  const isNarrow = useSyncExternalStore(watchNarrow, () => window.matchMedia?.(NARROW).matches ?? false);
  const providers = PROVIDERS.filter((provider) =>
    tab === 'all' ? tabs.includes(provider) : tab === provider,
  );
  if (isFilteredOut) return <EmptyState title={NO_MATCH} />;
  return (
    <TrackColumns>
      {providers.map((provider) => (
        <TrackColumn
          key={provider}
          provider={provider}
          tracks={columns[provider]}
          {...rows}
          // On phones the page scrolls instead of the list.
          bounded={providers.length > 1 && !isNarrow}
          isLoading={isLoading}
          isLast={!isLoading && columns[provider].length === 0}
          empty={
            <EmptyState
              compact
              title={
                visible[provider].length > 0
                  ? `All of these songs are in the other list${providers.length > 2 ? 's' : ''}.`
                  : `No ${PROVIDER_NAMES[provider]} favorites here.`
              }
            />
          }
        />
      ))}
    </TrackColumns>
  );
}

function watchNarrow(onChange: () => void): () => void {
  const query = window.matchMedia?.(NARROW);
  query?.addEventListener('change', onChange);
  return () => query?.removeEventListener('change', onChange);
}
