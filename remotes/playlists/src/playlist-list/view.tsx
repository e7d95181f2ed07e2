import { $areProvidersSeparate, $providers } from '@segue/kernel/state';
import { Card, CardContent, CardText, Grid } from '@segue/ui/tracks/list-page';
import {
  Button,
  EmptyState,
  ErrorMessage,
  lazyPart,
  LoadFailure,
  PlaylistDrawing,
  Select,
  Skeleton,
  t,
} from '@segue/ui';
import { useUnit } from 'effector-react';
import styled from 'styled-components';
import { PlaylistCard } from './card';
import { $deleteError, $isLoading, $loadError, $recentlyDeleted, listRequested } from './model';
import { $sort, $sorted, SORTS, sortSelected } from './sort-model';

const EXPECTED_CARDS = [1, 2, 3, 4];

export function PlaylistGrid({ onCreate }: { onCreate: () => void }) {
  const [playlists, isLoading, loadError, deleteError] = useUnit([
    $sorted,
    $isLoading,
    $loadError,
    $deleteError,
  ]);
  const [onRetry, areSeparate, providers] = useUnit([listRequested, $areProvidersSeparate, $providers]);
  if (loadError !== null && !playlists?.length) {
    return <LoadFailure title={loadError} onRetry={() => onRetry()} isRetrying={isLoading} />;
  }
  if (playlists === null) return isLoading ? <GridSkeleton /> : null;
  if (playlists.length === 0) {
    return (
      <EmptyState
        drawing={<PlaylistDrawing />}
        title="No Playlists Found"
        action={
          <Button variant="primary" onClick={onCreate}>
            Create Playlist
          </Button>
        }
      >
        {areSeparate || providers.length < 2
          ? 'Keep tracks you love together.'
          : `Keep tracks from ${providers.length > 2 ? 'all your' : 'both'} services together.`}
      </EmptyState>
    );
  }
  return (
    <>
      <ListError>{loadError}</ListError>
      <ListError>{deleteError}</ListError>
      <Grid>
        {playlists.map((playlist) => (
          <PlaylistCard key={playlist.playlistId} playlist={playlist} />
        ))}
      </Grid>
    </>
  );
}

function GridSkeleton() {
  return (
    <Grid aria-label="Loading playlists" aria-busy="true">
      {EXPECTED_CARDS.map((card) => (
        <Card key={card}>
          <CardContent>
            <Square>
              <Skeleton height="100%" radius="radii.control" />
            </Square>
            <CardText>
              <Skeleton width="70%" height="12px" />
            </CardText>
          </CardContent>
        </Card>
      ))}
    </Grid>
  );
}

const Square = styled.div`
  aspect-ratio: 1;
`;
const ListError = styled(ErrorMessage)`
  margin-bottom: ${t('space.4')};
`;

export function SortControl() {
  const [sort, sorted, onSort] = useUnit([$sort, $sorted, sortSelected]);
  if (sorted === null || sorted.length < 2) return null;
  return <Select label="Sort playlists" options={SORTS} value={sort} onChange={(chosen) => onSort(chosen)} />;
}

const List = lazyPart(async () => (await import('./recently-deleted-list')).RecentlyDeletedList);

export function RecentlyDeleted() {
  return useUnit($recentlyDeleted).length > 0 ? <List /> : null;
}
