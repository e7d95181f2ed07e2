// What the dragged track can be dropped onto: the playlists, and a new one.
import type { Track } from '@segue/contract';
import { oneLine, PlusIcon, quietText, t } from '@segue/ui';
import { useGate, useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useDrop } from '../file-input';
import { CommandsGate, DockGate } from '../gates';
import { PlaylistCover } from '../playlist-cover';
import { $playlists } from '../playlist-list/model';
import { newPlaylistDropped, trackDropped } from './model';

/** `track` is the one that is dragged. */
export function DockTargets({ track }: { track: Track }) {
  const [playlists, onDrop, onDropNew] = useUnit([$playlists, trackDropped, newPlaylistDropped]);
  useGate(CommandsGate);
  useGate(DockGate);
  return (
    <List>
      <Target name="New playlist" onDrop={() => onDropNew(track)}>
        <PlusIcon size={20} />
      </Target>
      {playlists?.map((playlist) => (
        <Target
          key={playlist.playlistId}
          name={playlist.name}
          onDrop={() => onDrop({ playlist, tracks: [track] })}
        >
          <PlaylistCover playlist={playlist} eager />
        </Target>
      ))}
      {playlists?.length === 0 ? <Hint>Drop here to start your first playlist.</Hint> : null}
    </List>
  );
}

function Target({ name, onDrop, children }: { name: string; onDrop: () => void; children: ReactNode }) {
  const drop = useDrop(onDrop);
  return (
    <Tile {...drop}>
      <Picture>{children}</Picture>
      <Name dir="auto">{name}</Name>
    </Tile>
  );
}

const List = styled.ul`
  display: flex;
  gap: ${t('space.1')};
  min-width: 0;
  overflow-x: auto;
`;
const Hint = styled.li`
  align-self: center;
  padding-inline-end: ${t('space.4')};
  ${quietText}
`;
const Tile = styled.li`
  display: grid;
  flex: none;
  gap: 6px;
  width: 88px;
  padding: ${t('space.2')};
  border-radius: ${t('radii.row')};
  outline: 2px solid transparent;
  outline-offset: -2px;
  transition: background-color ${t('motion.hover')};
  &[data-over] {
    background: ${t('colors.selectedHover')};
    outline-color: ${t('colors.accent')};
  }
  /* Otherwise moving from the picture to the name would leave the target. */
  > * {
    pointer-events: none;
  }
`;
const Picture = styled.span`
  display: grid;
  width: 56px;
  height: 56px;
  margin-inline: auto;
  border-radius: ${t('radii.control')};
  color: ${t('colors.soft')};
  background: ${t('colors.selected')};
  > svg {
    place-self: center;
  }
`;
const Name = styled.span`
  ${oneLine}
  color: ${t('colors.soft')};
  font-size: 0.75rem;
  text-align: center;
`;
