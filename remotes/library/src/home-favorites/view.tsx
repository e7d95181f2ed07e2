import { PROVIDER_NAMES } from '@segue/contract';
import { screens } from '@segue/contract/screens';
import { $areFavoritesLoading } from '@segue/stores';
import { TrackList } from '@segue/tracks';
import { Button, figures, media, PlayIcon, ShuffleIcon, t } from '@segue/ui';
import { useGate, useUnit } from 'effector-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { playFx, shuffleFx, VersionsGate } from '../favorites';
import { $groups, type FavoritesGroup } from './model';

const MAX_ROWS = 4;

/** The newest favorites, for the home screen, which draws placeholders while they load; nothing while there are none. */
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
  const [onPlay, onShuffle] = useUnit([playFx, shuffleFx]);
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <Head>
        <h2 id={headingId}>
          <Link to={screens.favorites}>
            {provider === null ? 'Favorites' : `Favorites on ${PROVIDER_NAMES[provider]}`}
          </Link>
        </h2>
        <Count>{tracks.length}</Count>
        <Buttons>
          <Button size="small" onClick={() => void onPlay(tracks)}>
            <PlayIcon size={14} />
            Play
          </Button>
          <Button size="small" variant="ghost" onClick={() => void onShuffle(tracks)}>
            <ShuffleIcon size={16} />
            Shuffle
          </Button>
        </Buttons>
      </Head>
      <Rows>
        <TrackList isMixed={provider === null} label="Newest favorites" tracks={tracks.slice(0, MAX_ROWS)} />
      </Rows>
    </section>
  );
}

const Groups = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${t('space.8')};
`;
const Count = styled.span`
  ${figures}
`;
const Buttons = styled.div`
  display: flex;
  gap: ${t('space.2')};
`;
const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${t('space.2')};
  min-height: 36px;
  margin-bottom: ${t('space.2')};
  h2 {
    font-size: ${t('fontSizes.section')};
    font-weight: ${t('fontWeights.bold')};
    letter-spacing: -0.014em;
  }
  a {
    color: inherit;
  }
  ${Count} {
    margin-inline-end: auto;
  }
`;
/* The covers line up with the heading. */
const Rows = styled.div`
  margin: 0 -10px;

  ${media.content.phone} {
    margin: 0;
  }
`;
