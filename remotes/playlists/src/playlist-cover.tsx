// The picture of a playlist: its own, or the product's default when it has none or it is broken.
import type { Playlist } from '@segue/contract';
import { CoverImage, t } from '@segue/ui';
import styled from 'styled-components';

export function PlaylistCover({ playlist, eager = false }: { playlist: Playlist; eager?: boolean }) {
  return (
    <Frame>
      <CoverImage size="fill" src={playlist.imageUrl} alt={`Cover of ${playlist.name}`} eager={eager} />
    </Frame>
  );
}

const Frame = styled.div`
  aspect-ratio: 1;
  overflow: hidden;
  border-radius: ${t('radii.control')};
  background: ${t('colors.raised')};
`;
