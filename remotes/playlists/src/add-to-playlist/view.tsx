// Widgets that other bundles mount in a popover: they add tracks to playlists.
import type { Playlist, Track } from '@segue/contract';
import { screens } from '@segue/contract/screens';
import {
  CheckIcon,
  ErrorMessage,
  media,
  oneLine,
  PlaylistIcon,
  PlusIcon,
  quietText,
  Spinner,
  t,
  VisuallyHidden,
  visuallyHidden,
} from '@segue/ui';
import { MenuItem, MenuSeparator } from '@segue/ui/menu';
import { useGate, useUnit } from 'effector-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { CommandsGate, PopoverGate } from '../gates';
import { $choices, $error, $marks, playlistChosen } from './model';

type Props = {
  tracks: readonly Track[];
  onClose?: (() => void) | undefined;
  onAdded?: (() => void) | undefined;
};

export function AddToPlaylist({ track, onClose }: { track: Track; onClose?: () => void }) {
  return <Choose tracks={[track]} onClose={onClose} />;
}

export function AddTracksToPlaylist({ tracks, onClose }: { tracks: readonly Track[]; onClose: () => void }) {
  return <Choose tracks={tracks} onClose={onClose} onAdded={onClose} />;
}

function Choose({ tracks, onClose, onAdded }: Props) {
  const [choices, error, marks] = useUnit([$choices, $error, $marks]);
  useGate(CommandsGate);
  useGate(PopoverGate, { tracks, onAdded });
  const isLoading = choices === null && error === null;
  return (
    <Box aria-busy={isLoading}>
      <h3>Add to playlist</h3>
      {isLoading ? (
        <Waiting role="status">
          <Spinner />
          <VisuallyHidden>Loading playlists</VisuallyHidden>
        </Waiting>
      ) : null}
      {choices?.length ? (
        <Choices>
          {choices.map((playlist) => (
            <Choice key={playlist.playlistId} playlist={playlist} />
          ))}
        </Choices>
      ) : null}
      {choices?.length === 0 && error === null ? <Empty>You don&apos;t have any playlists yet.</Empty> : null}
      <VisuallyHidden role="status">
        {choices
          ?.flatMap(({ playlistId, name }) => {
            const state = marks.get(playlistId)?.state;
            if (state === undefined || state === 'adding') return [];
            return [`${state === 'added' ? 'Added to' : 'Already in'} “${name}”.`];
          })
          .join(' ')}
      </VisuallyHidden>
      <PopoverError>{error}</PopoverError>
      <MenuSeparator />
      <MenuItem
        as={Link}
        role={undefined}
        tabIndex={0}
        icon={<PlusIcon size={17} />}
        to={screens.playlists}
        onClick={onClose}
      >
        Create new playlist
      </MenuItem>
    </Box>
  );
}

const ICONS = {
  listed: <PlaylistIcon size={17} />,
  adding: <Spinner />,
  added: <CheckIcon size={17} />,
  duplicate: <PlaylistIcon size={17} />,
};

function Choice({ playlist }: { playlist: Playlist }) {
  const [marks, onChosen] = useUnit([$marks, playlistChosen]);
  const state = marks.get(playlist.playlistId)?.state;
  const result = state && { adding: null, added: 'added', duplicate: 'already in this playlist' }[state];
  return (
    <li>
      <MenuItem
        role={undefined}
        tabIndex={0}
        icon={ICONS[state ?? 'listed']}
        // Not disabled: that would take the focus away from who pressed it.
        aria-disabled={state === 'adding' || undefined}
        aria-label={result ? `${playlist.name}, ${result}` : playlist.name}
        onClick={() => onChosen(playlist)}
      >
        <Name dir="auto">{playlist.name}</Name>
        {result ? <Outcome>{state === 'added' ? 'Added' : 'Already in this playlist'}</Outcome> : null}
      </MenuItem>
    </li>
  );
}

const Box = styled.div`
  width: min(16rem, calc(100vw - 32px));
  padding: 6px;
  > h3 {
    padding: ${t('space.2')} 10px;
    ${quietText}
    font-weight: ${t('fontWeights.medium')};
  }
  ${media.phone} {
    width: 100%;
    /* The sheet's own head says it. */
    > h3 {
      ${visuallyHidden}
    }
  }
`;
const Choices = styled.ul`
  max-height: 12rem;
  overflow-y: auto;
`;
const Waiting = styled.div`
  display: grid;
  place-items: center;
  padding: ${t('space.5')};
`;
const Empty = styled.p`
  padding: ${t('space.3')};
  color: ${t('colors.muted')};
`;
const PopoverError = styled(ErrorMessage)`
  padding: ${t('space.2')} ${t('space.3')};
  font-size: ${t('fontSizes.secondary')};
`;
const Name = styled.span`
  ${oneLine}
  display: block;
`;
const Outcome = styled.span`
  ${quietText}
`;
