// The buttons that edit a playlist: the pencil, and the menu with everything else.
import { COVER_TYPES, type Playlist } from '@segue/contract';
import {
  CloseIcon,
  IconButton,
  MoreIcon,
  PencilIcon,
  TrashIcon,
  UploadIcon,
  visuallyHidden,
} from '@segue/ui';
import { Menu, MenuItem, MenuSeparator } from '@segue/ui/menu';
import { useUnit } from 'effector-react';
import { useRef } from 'react';
import styled from 'styled-components';
import { deletionRequested } from '../playlist-list';
import { coverRemoved, newCoverChosen, renameStarted } from './model';

export function RenameButton({ playlist }: { playlist: Playlist }) {
  const onRename = useUnit(renameStarted);
  return (
    <IconButton label="Rename" hasTooltip onClick={() => onRename(playlist.name)}>
      <PencilIcon />
    </IconButton>
  );
}

export function EditMenu({ playlist }: { playlist: Playlist }) {
  const [onRename, onCover, onRemoveCover, onDelete] = useUnit([
    renameStarted,
    newCoverChosen,
    coverRemoved,
    deletionRequested,
  ]);
  const file = useRef<HTMLInputElement>(null);
  return (
    <>
      <Menu
        label={`Options for ${playlist.name}`}
        trigger={(props) => (
          <IconButton {...props} label="More options">
            <MoreIcon />
          </IconButton>
        )}
      >
        <MenuItem icon={<PencilIcon size={17} />} onClick={() => onRename(playlist.name)}>
          Rename
        </MenuItem>
        <MenuItem icon={<UploadIcon size={17} />} onClick={() => file.current?.click()}>
          Change cover
        </MenuItem>
        {playlist.imageUrl ? (
          <MenuItem icon={<CloseIcon size={17} />} onClick={() => onRemoveCover(playlist)}>
            Remove cover
          </MenuItem>
        ) : null}
        <MenuSeparator />
        <MenuItem icon={<TrashIcon size={17} />} onClick={() => onDelete(playlist.playlistId)}>
          Delete playlist
        </MenuItem>
      </Menu>
      <HiddenInput
        ref={file}
        type="file"
        accept={COVER_TYPES.join(',')}
        aria-label="New cover"
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          const chosen = currentTarget.files?.[0];
          // The same file can be chosen again after a failure.
          currentTarget.value = '';
          if (chosen) onCover({ playlist, file: chosen });
        }}
      />
    </>
  );
}

const HiddenInput = styled.input`
  ${visuallyHidden}
`;
