import { PROVIDER_NAMES } from '@segue/contract';
import { Button, HomeSection } from '@segue/ui';
import { useUnit } from 'effector-react';
import { recentlyPlayedCleared } from '../player/queue/recently-played';
import { $tileGroups } from './model';
import { TrackTiles } from './track-tiles';

/** The tracks that sounded here lately; a press plays one. */
export function RecentTiles() {
  const [groups, onClear] = useUnit([$tileGroups, recentlyPlayedCleared]);
  return groups.map(({ provider, tracks }, index) => (
    <HomeSection
      key={provider}
      title={provider === null ? 'Recently played' : `Recently played on ${PROVIDER_NAMES[provider]}`}
      // The Clear button empties the tiles of all providers.
      control={
        index === 0 ? (
          <Button variant="ghost" size="small" onClick={() => onClear()}>
            Clear
          </Button>
        ) : null
      }
    >
      <TrackTiles tracks={tracks} />
    </HomeSection>
  ));
}
