// The newest favorites for the home screen: one list of both services, or one per service in separate mode.
import { type Provider, PROVIDER_NAMES, PROVIDERS, type Track } from '@segue/contract';
import { screens } from '@segue/contract/screens';
import { send } from '@segue/kernel/bus';
import { $areFavoritesLoading, $areProvidersSeparate, $favorites } from '@segue/kernel/state';
import { PremiumNotes, TrackList } from '@segue/ui/tracks';
import { shuffleAll } from '@segue/ui/tracks/list-page';
import { Button, HomeSection, media, PlayIcon, ShuffleIcon, t } from '@segue/ui';
import { combine } from 'effector';
import { useGate, useUnit } from 'effector-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { tracksOf } from './favorites/model';
import { newestFirst } from './favorites/sort';
import { VersionsGate } from './gates';

/** `provider` is null when the tracks are of both. */
type FavoritesGroup = { provider: Provider | null; tracks: readonly Track[] };

const $groups = combine($favorites, $areProvidersSeparate, (favorites, areSeparate) => {
  const all = newestFirst(tracksOf(favorites));
  const groups: readonly FavoritesGroup[] = areSeparate
    ? PROVIDERS.map((provider) => ({
        provider,
        tracks: all.filter((track) => track.provider === provider),
      }))
    : [{ provider: null, tracks: all }];
  return groups.filter(({ tracks }) => tracks.length > 0);
});

const MAX_ROWS = 4;

export function HomeFavorites() {
  useGate(VersionsGate);
  const [groups, isLoading] = useUnit([$groups, $areFavoritesLoading]);
  if (groups.length === 0) return isLoading ? <div aria-busy="true" /> : null;
  return (
    <Groups>
      {groups.map((group) => (
        <Group key={group.provider} {...group} />
      ))}
    </Groups>
  );
}

function Group({ provider, tracks }: FavoritesGroup) {
  const list = { tracks, name: 'Favorites' };
  const newest = tracks.slice(0, MAX_ROWS);
  const title = provider === null ? 'Favorites' : `Favorites on ${PROVIDER_NAMES[provider]}`;
  return (
    <HomeSection
      title={<Link to={screens.favorites}>{title}</Link>}
      count={tracks.length}
      control={
        <Buttons>
          <Button size="small" onClick={() => send('playback/play-all', list)}>
            <PlayIcon size={14} />
            Play
          </Button>
          <Button size="small" variant="ghost" onClick={() => shuffleAll(list)}>
            <ShuffleIcon size={16} />
            Shuffle
          </Button>
        </Buttons>
      }
    >
      <Rows>
        <TrackList isMixed={provider === null} label="Newest favorites" tracks={newest} />
      </Rows>
      <PremiumNotes tracks={newest} />
    </HomeSection>
  );
}

const Groups = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${t('space.8')};
`;
const Buttons = styled.div`
  display: flex;
  gap: ${t('space.2')};
`;
/* The covers line up with the heading. */
const Rows = styled.div`
  margin: 0 -10px;
  ${media.content.phone} {
    margin: 0;
  }
`;
