// A playlist's cover: its own image, else a mosaic of its tracks' covers, else a default one.
import type { Playlist } from '@segue/contract';
import { coverFrame, hueOf } from '@segue/ui/tracks/list-page';
import { CoverImage, t } from '@segue/ui';
import type { CSSProperties } from 'react';
import styled from 'styled-components';

const MOSAIC_COVERS = 4;

export function PlaylistCover({ playlist, eager = false }: { playlist: Playlist; eager?: boolean }) {
  const { name, imageUrl, summary } = playlist;
  const covers = imageUrl ? [] : (summary?.coverUrls ?? []);
  const alt = `Cover of ${name}`;
  return (
    <Frame style={{ '--hue': hueOf(playlist.playlistId) } as CSSProperties}>
      {covers.length < MOSAIC_COVERS ? (
        <CoverImage size="fill" src={imageUrl ?? covers[0]} alt={alt} eager={eager} />
      ) : (
        <Mosaic role="img" aria-label={alt}>
          {covers.slice(0, MOSAIC_COVERS).map((url) => (
            <CoverImage key={url} size="fill" src={url} eager={eager} />
          ))}
        </Mosaic>
      )}
    </Frame>
  );
}

const Frame = styled.div`
  ${coverFrame}
  aspect-ratio: 1;
  background: ${t('colors.cardRaised')};
  box-shadow: ${t('shadows.lift')};
  [data-placeholder] > svg {
    width: 40%;
    height: auto;
    stroke-width: 1;
    opacity: 0.4;
  }
  [data-placeholder] {
    color: ${t('colors.onAccent')};
    background: linear-gradient(145deg, hsl(var(--hue) 40% 46%), hsl(var(--hue) 40% 22%));
  }
`;
const Mosaic = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
`;
