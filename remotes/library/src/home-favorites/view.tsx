import { screens } from '@segue/contract/screens';
import { $areFavoritesLoading } from '@segue/stores';
import { TrackList } from '@segue/tracks';
import { Button, figures, media, PlayIcon, ShuffleIcon, Skeleton, t } from '@segue/ui';
import { useUnit } from 'effector-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { $newest, playPressed, shufflePressed } from './model';

const MAX_ROWS = 4;

/** The newest favorites, for the home screen; nothing while there are none. */
export function HomeFavorites() {
  const [tracks, isLoading] = useUnit([$newest, $areFavoritesLoading]);
  const [onPlay, onShuffle] = useUnit([playPressed, shufflePressed]);
  const headingId = useId();
  if (tracks.length === 0 && !isLoading) return null;
  return (
    <section aria-labelledby={headingId} aria-busy={isLoading || undefined}>
      <Head>
        <h2 id={headingId}>
          <Link to={screens.favorites}>Favorites</Link>
        </h2>
        {tracks.length > 0 && (
          <>
            <Count>{tracks.length}</Count>
            <Button size="small" onClick={() => onPlay()}>
              <PlayIcon size={14} />
              Play
            </Button>
            <Button size="small" variant="ghost" onClick={() => onShuffle()}>
              <ShuffleIcon size={16} />
              Shuffle
            </Button>
          </>
        )}
      </Head>
      {tracks.length === 0 ? (
        <Placeholders />
      ) : (
        <Rows>
          <TrackList isMixed label="Newest favorites" tracks={tracks.slice(0, MAX_ROWS)} />
        </Rows>
      )}
    </section>
  );
}

function Placeholders() {
  return (
    <Rows>
      {Array.from({ length: MAX_ROWS }, (_, row) => (
        <Placeholder key={row}>
          <Skeleton width="48px" height="48px" radius="radii.cover" />
          <Skeleton width="60%" />
        </Placeholder>
      ))}
    </Rows>
  );
}

const Count = styled.span`
  ${figures}
`;
const Head = styled.header`
  display: flex;
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
/* The covers stand in line with the heading. */
const Rows = styled.div`
  margin: 0 -10px;

  ${media.content.phone} {
    margin: 0;
  }
`;
const Placeholder = styled.div`
  display: flex;
  align-items: center;
  gap: ${t('space.3')};
  height: 60px;
  padding: 0 10px;
`;
