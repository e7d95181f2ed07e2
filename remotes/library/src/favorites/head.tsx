import { DetailHead, PlayButtons, totalLength } from '@segue/ui/tracks/list-page';
import { DownloadIcon, HeartIcon, IconButton, lazyPart, t } from '@segue/ui';
import { useUnit } from 'effector-react';
import styled from 'styled-components';
import { $sort, $visible, $visibleLength, tracksOf } from './model';
import { sortTracks } from './sort';

const ExportMenu = lazyPart(async () => (await import('./export-menu')).ExportMenu);

export function Head({ isPlayable }: { isPlayable: boolean }) {
  const [visible, length, sort] = useUnit([$visible, $visibleLength, $sort]);
  const list = { tracks: tracksOf(visible), name: 'Favorites' };
  const count = list.tracks.length;
  // Sorting is slow, so it runs on demand.
  const ordered = () => ({ ...list, tracks: sortTracks(list.tracks, sort) });
  return (
    <DetailHead
      cover={
        <Tile aria-hidden="true">
          <HeartIcon size={30} filled />
        </Tile>
      }
      name="Your Favorites"
      text={
        isPlayable && (
          <p>
            <span role="status">{`Showing ${count} of ${visible.total} tracks`}</span>
            {count > 0 && ` · ${totalLength(length)}`}
          </p>
        )
      }
      actions={
        isPlayable && (
          <>
            <PlayButtons label="Play" list={list} ordered={ordered} />
            <ExportMenu
              list={ordered}
              isEmpty={count === 0}
              loading={
                <IconButton label="Export favorites" disabled>
                  <DownloadIcon />
                </IconButton>
              }
            />
          </>
        )
      }
    />
  );
}

const Tile = styled.span`
  display: grid;
  place-items: center;
  aspect-ratio: 1;
  border-radius: ${t('radii.control')};
  color: ${t('colors.onAccent')};
  background: linear-gradient(135deg, ${t('colors.accentStrong')}, ${t('colors.favorite')});
  box-shadow: ${t('shadows.lift')};
`;
