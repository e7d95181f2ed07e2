// Title, number and length of the visible tracks, and the buttons that play them.
import { send } from '@segue/event-bus';
import { shuffleAll, totalLength } from '@segue/tracks/list-page';
import {
  Button,
  DownloadIcon,
  figures,
  HeartIcon,
  IconButton,
  lazyPart,
  media,
  PlayIcon,
  ShuffleIcon,
  t,
} from '@segue/ui';
import { useUnit } from 'effector-react';
import styled from 'styled-components';
import { $sort, $visible, $visibleLength, tracksOf } from './model';
import { sortTracks } from './sort';

const ExportMenu = lazyPart(async () => (await import('./export-menu')).ExportMenu);

export function Head({ isPlayable }: { isPlayable: boolean }) {
  const [visible, length, sort] = useUnit([$visible, $visibleLength, $sort]);
  const tracks = tracksOf(visible);
  const count = tracks.length;
  // Sorting takes long: not before it is needed.
  const list = () => ({ tracks: sortTracks(tracks, sort), name: 'Favorites' });
  return (
    <Header>
      <Tile aria-hidden="true">
        <HeartIcon size={30} filled />
      </Tile>
      <h1>Your Favorites</h1>
      {isPlayable ? (
        <>
          <Facts>
            <span role="status">{`Showing ${count} of ${visible.total} tracks`}</span>
            {count > 0 ? <span>{` · ${totalLength(length)}`}</span> : null}
          </Facts>
          <Buttons>
            <Button
              variant="primary"
              disabled={count === 0}
              onClick={() => send('playback/play-all', list())}
            >
              <PlayIcon size={16} />
              Play
            </Button>
            <Button disabled={count === 0} onClick={() => shuffleAll(list())}>
              <ShuffleIcon size={16} />
              Shuffle
            </Button>
            <ExportMenu
              list={list}
              isEmpty={count === 0}
              loading={
                <IconButton label="Export favorites" disabled>
                  <DownloadIcon />
                </IconButton>
              }
            />
          </Buttons>
        </>
      ) : null}
    </Header>
  );
}

const Header = styled.header`
  display: grid;
  grid-template: 'tile title' auto 'tile facts' auto 'buttons buttons' auto / auto minmax(0, 1fr);
  gap: ${t('space.1')} ${t('space.4')};
  h1 {
    align-self: end;
  }
  /* Without facts and buttons. */
  h1:last-child {
    grid-row: 1 / 3;
    align-self: center;
  }
  ${media.content.tablet} {
    grid-template: 'tile title buttons' auto 'tile facts buttons' auto / auto 1fr auto;
    column-gap: ${t('space.5')};
    align-items: center;
  }
`;
/* Stands for the list as a cover stands for a playlist. */
const Tile = styled.span`
  display: grid;
  grid-area: tile;
  place-items: center;
  width: 64px;
  aspect-ratio: 1;
  border-radius: ${t('radii.control')};
  color: ${t('colors.onAccent')};
  background: linear-gradient(135deg, ${t('colors.accentStrong')}, ${t('colors.favorite')});
  box-shadow: ${t('shadows.lift')};
  ${media.content.tablet} {
    width: 84px;
  }
`;
const Facts = styled.p`
  ${figures}
  grid-area: facts;
  color: ${t('colors.muted')};
  ${media.content.tablet} {
    font-size: ${t('fontSizes.body')};
  }
`;
const Buttons = styled.div`
  display: flex;
  align-items: center;
  grid-area: buttons;
  gap: ${t('space.2')};
  margin-top: ${t('space.3')};
  ${media.content.tablet} {
    margin: 0;
  }
`;
