import type { Playlist, Track } from '@segue/contract';
import { ExportItems } from '@segue/ui/tracks/export-tracks';
import { IconButton, LinkIcon, MoreIcon, PencilIcon, t, TrashIcon } from '@segue/ui';
import { Menu, MenuItem, MenuSeparator } from '@segue/ui/menu';
import { useUnit } from 'effector-react';
import type { PropsWithChildren } from 'react';
import styled from 'styled-components';
import { useOfflineProps } from '../offline';
import { formOpened } from '../playlist-form/model';
import { deletionRequested } from '../playlist-list/model';
import { sharingOpened } from '../share-playlist/model';

type Props = { playlist: Playlist; tracks: readonly Track[] };

export function EditButtons({ playlist, tracks, children }: PropsWithChildren<Props>) {
  const [onEdit, onDelete, onShare] = useUnit([formOpened, deletionRequested, sharingOpened]);
  const offline = useOfflineProps();
  return (
    <Buttons>
      <IconButton label="Edit name and cover" hasTooltip onClick={() => onEdit(playlist)} {...offline}>
        <PencilIcon />
      </IconButton>
      <Menu
        label={`Options for ${playlist.name}`}
        trigger={(props) => (
          <IconButton {...props} label="More options">
            <MoreIcon />
          </IconButton>
        )}
      >
        {children}
        {tracks.length > 0 ? <ExportItems list={() => ({ name: playlist.name, tracks })} /> : null}
        <MenuItem icon={<LinkIcon size={17} />} onClick={() => onShare(playlist)} {...offline}>
          {playlist.isShared ? 'Shared by link' : 'Share'}
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<TrashIcon size={17} />} onClick={() => onDelete(playlist.playlistId)} {...offline}>
          Delete playlist
        </MenuItem>
      </Menu>
    </Buttons>
  );
}

const Buttons = styled.div`
  display: flex;
  gap: ${t('space.2')};
  color: ${t('colors.soft')};
`;
