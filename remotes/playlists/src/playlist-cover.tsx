// A playlist's cover: its own image, or a default one when it has none or the image is broken.
import type { Playlist } from '@segue/contract';
import { CoverImage, t } from '@segue/ui';
import type { CSSProperties } from 'react';
import styled from 'styled-components';

/** Degrees of hue between the default covers of successive playlists: the golden angle keeps neighbors apart. */
const HUE_STEP = 137.5;

export function PlaylistCover({ playlist, eager = false }: { playlist: Playlist; eager?: boolean }) {
  const hue = (playlist.playlistId * HUE_STEP) % 360;
  return (
    <Frame style={{ '--hue': hue } as CSSProperties}>
      <CoverImage size="fill" src={playlist.imageUrl} alt={`Cover of ${playlist.name}`} eager={eager} />
    </Frame>
  );
}

const Frame = styled.div`
  aspect-ratio: 1;
  overflow: hidden;
  border-radius: ${t('radii.control')};
  background: ${t('colors.cardRaised')};
  [data-placeholder] {
    color: ${t('colors.text')};
    background: linear-gradient(
      145deg,
      hsl(var(--hue) 42% 36%),
      hsl(calc(var(--hue) + 40) 42% 23%) 55%,
      hsl(calc(var(--hue) + 70) 40% 13%)
    );
  }
`;
