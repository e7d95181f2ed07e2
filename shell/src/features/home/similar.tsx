import { HomeSection } from '@segue/ui';
import { useUnit } from 'effector-react';
import { $similar } from './similar-model';
import { TrackTiles } from './track-tiles';

const MAX_TILES = 6;

/** Songs to discover; nothing until some are found. */
export function SimilarSongs() {
  const similar = useUnit($similar);
  if (!similar || similar.tracks.length === 0) return null;
  const title = (
    <>
      Similar to <bdi>{similar.to.title}</bdi>
    </>
  );
  return (
    <HomeSection title={title}>
      <TrackTiles tracks={similar.tracks.slice(0, MAX_TILES)} />
    </HomeSection>
  );
}
