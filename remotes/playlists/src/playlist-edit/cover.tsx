import type { Playlist } from '@segue/contract';
import { useUnit } from 'effector-react';
import styled from 'styled-components';
import { PlaylistCover } from '../playlist-cover';
import { $isChangingCover } from './model';

/** The cover; dimmed while another one is uploaded. */
export function EditableCover({ playlist }: { playlist: Playlist }) {
  const isChanging = useUnit($isChangingCover);
  return (
    <Cover aria-busy={isChanging || undefined}>
      <PlaylistCover playlist={playlist} eager />
    </Cover>
  );
}

const Cover = styled.div`
  &[aria-busy] {
    opacity: 0.5;
  }
`;
