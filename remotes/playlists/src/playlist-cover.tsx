// The picture of a playlist: its own, or the product's default when it has none or it is broken.
import type { Playlist } from '@segue/contract';
import { CoverImage, t } from '@segue/ui';
import type { CSSProperties } from 'react';
import styled from 'styled-components';

/** Degrees by which two playlists made one after the other differ in hue: the golden angle, so that neighbours never match. */
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
  background: ${t('colors.raised')};
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
