// The buttons that edit a playlist: the pencil, and the menu with everything else.
import { COVER_TYPES, type Playlist, type Track } from '@segue/contract';
import { send } from '@segue/event-bus';
import { ExportItems } from '@segue/tracks/export-tracks';
import {
  CloseIcon,
  IconButton,
  lazyPart,
  LinkIcon,
  MoreIcon,
  PencilIcon,
  TrashIcon,
  UploadIcon,
} from '@segue/ui';
import { Menu, MenuItem, MenuSeparator } from '@segue/ui/menu';
import { useUnit } from 'effector-react';
import { useRef, type PropsWithChildren } from 'react';
import { FileInput } from '../file-input';
import { deletionRequested } from '../playlist-list/model';
import { $sharedPlaylist, sharingClosed, sharingOpened } from '../share-playlist/model';
import { coverRemoved, newCoverChosen, renameStarted } from './model';

export function RenameButton({ playlist }: { playlist: Playlist }) {
  const onRename = useUnit(renameStarted);
  return (
    <IconButton label="Rename" hasTooltip onClick={() => onRename(playlist.name)}>
      <PencilIcon />
    </IconButton>
  );
}

const ShareDialog = lazyPart(() => import('../share-playlist/dialog').then(({ ShareDialog }) => ShareDialog));

type Props = { playlist: Playlist; tracks: readonly Track[] };

/** The children are its first items. */
export function EditMenu({ playlist, tracks, children }: PropsWithChildren<Props>) {
  const [onRename, onCover, onRemoveCover, onDelete, onShare] = useUnit([
    renameStarted,
    newCoverChosen,
    coverRemoved,
    deletionRequested,
    sharingOpened,
  ]);
  const [shared, onShareEnd] = useUnit([$sharedPlaylist, sharingClosed]);
  const giveUpSharing = () => {
    send('notice/show', { text: "This part couldn't load. Check your connection and try again." });
    onShareEnd();
  };
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
        {children}
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
        {tracks.length > 0 ? <ExportItems list={() => ({ name: playlist.name, tracks })} /> : null}
        <MenuItem icon={<LinkIcon size={17} />} onClick={() => onShare(playlist)}>
          {playlist.isShared ? 'Shared by link' : 'Share'}
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<TrashIcon size={17} />} onClick={() => onDelete(playlist.playlistId)}>
          Delete playlist
        </MenuItem>
      </Menu>
      {shared ? <ShareDialog playlist={shared} onLoadError={giveUpSharing} /> : null}
      <FileInput
        ref={file}
        accept={COVER_TYPES.join(',')}
        aria-label="New cover"
        onFile={(chosen) => onCover({ playlist, file: chosen })}
      />
    </>
  );
}
