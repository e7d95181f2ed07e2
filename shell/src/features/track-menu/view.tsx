import { trackKey, type Track } from '@segue/contract';
import { screens } from '@segue/contract/screens';
import { send, type Messages } from '@segue/kernel/bus';
import { $currentTrack, $favoriteKeys, $isMember, $isSessionLoading, $queueKeys } from '@segue/kernel/state';
import {
  CloseIcon,
  CoverImage,
  HeartIcon,
  oneLine,
  PlaylistIcon,
  PlayNextIcon,
  QueueAddIcon,
  QueuedIcon,
  quietText,
  t,
  TrashIcon,
  UserIcon,
} from '@segue/ui';
import { MenuItem, MenuList, MenuSeparator } from '@segue/ui/menu';
import { Popover } from '@segue/ui/popover';
import { useUnit } from 'effector-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { OtherVersionItem, StopAfterItem, TrackLinks } from './items';
import { RemoteWidget } from '../../platform/remotes';
import { creditLine } from '../../player/late';

type Props = { request: Messages['track-menu/open']; onClose: () => void };

export function TrackMenu({ request: { track, anchor, from }, onClose }: Props) {
  const [isMember, isSessionLoading, favorites, queued, current] = useUnit([
    $isMember,
    $isSessionLoading,
    $favoriteKeys,
    $queueKeys,
    $currentTrack,
  ]);
  const [isAdding, setAdding] = useState(false);
  const addItem = useRef<HTMLButtonElement>(null);
  const key = trackKey(track);
  const isQueued = queued.has(key);
  const isFavorite = favorites.has(key);
  const isCurrent = current !== null && trackKey(current) === key;
  const isPlaylist = typeof from === 'object';

  return (
    <>
      <MenuList
        label={`Options for ${track.title}`}
        anchor={anchor}
        sheetHead={<MenuHead track={track} />}
        onClose={onClose}
      >
        {/* First: narrow rows have no button for it. */}
        {from === 'queue' ? null : (
          <MenuItem
            icon={isQueued ? <QueuedIcon size={17} /> : <QueueAddIcon size={17} />}
            shortcut="A"
            disabled={isQueued}
            onClick={() => send('queue/add', { track })}
          >
            {isQueued ? 'In the queue' : 'Add to queue'}
          </MenuItem>
        )}
        {isCurrent ? <StopAfterItem /> : null}
        {isCurrent && isQueued ? null : (
          <MenuItem
            icon={<PlayNextIcon size={17} />}
            shortcut="N"
            onClick={() => send('queue/play-next', { track })}
          >
            Play next
          </MenuItem>
        )}
        <OtherVersionItem track={track} />
        {isMember || from === 'queue' ? <MenuSeparator /> : null}
        {isMember ? (
          <MenuItem
            icon={<HeartIcon size={17} filled={isFavorite} />}
            shortcut="L"
            onClick={() => send('favorites/toggle', { track })}
          >
            {isFavorite ? 'Remove from favorites' : 'Add to favorites'}
          </MenuItem>
        ) : null}
        {from === 'queue' ? (
          <MenuItem icon={<CloseIcon size={17} />} onClick={() => send('queue/remove', { key })}>
            Remove from queue
          </MenuItem>
        ) : null}
        {isMember ? (
          <MenuItem
            ref={addItem}
            icon={<PlaylistIcon size={17} />}
            hasSubmenu
            aria-expanded={isAdding}
            onClick={() => setAdding(!isAdding)}
            onKeyDown={({ key: pressed }: KeyboardEvent) => {
              if (pressed === 'ArrowRight') setAdding(true);
            }}
          >
            Add to playlist
          </MenuItem>
        ) : null}
        <TrackLinks track={track} />
        {isPlaylist ? (
          <>
            <MenuSeparator />
            <MenuItem
              icon={<TrashIcon size={17} />}
              onClick={() => send('playlist/remove-track', { playlistId: from.playlistId, track })}
            >
              Remove from playlist
            </MenuItem>
          </>
        ) : null}
        {isMember || isSessionLoading ? null : (
          <>
            <MenuSeparator />
            <MenuItem as={Link} to={screens.signIn} onClick={onClose} icon={<UserIcon size={17} />}>
              Sign in to save favorites and create playlists
            </MenuItem>
          </>
        )}
      </MenuList>
      {isAdding ? (
        <Popover anchor={addItem} side="beside" label="Add to playlist" onClose={() => setAdding(false)}>
          <RemoteWidget remote="playlists" name="AddToPlaylist" props={{ track, onClose }} />
        </Popover>
      ) : null}
    </>
  );
}

function MenuHead({ track }: { track: Track }) {
  return (
    <Head>
      <CoverImage src={track.imageUrl} />
      <Text>
        <Title dir="auto">{track.title}</Title>
        <Artists dir="auto">{creditLine(track)}</Artists>
      </Text>
    </Head>
  );
}

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${t('space.3')};
  padding-top: ${t('space.4')};
`;
const Text = styled.div`
  min-width: 0;
`;
const Title = styled.p`
  ${oneLine}
  font-weight: ${t('fontWeights.medium')};
`;
const Artists = styled.p`
  ${oneLine}
  ${quietText}
`;
