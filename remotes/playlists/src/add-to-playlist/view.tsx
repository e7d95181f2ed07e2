// The widget that other bundles mount inside their popover: adds one track to one or more playlists.
import type { Playlist, Track } from '@segue/contract';
import { screens } from '@segue/contract/screens';
import { CheckIcon, ErrorMessage, oneLine, Spinner, t, VisuallyHidden } from '@segue/ui';
import { useGate, useUnit } from 'effector-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { PopoverGate } from './gate';
import { $added, $adding, $choices, $error, playlistChosen } from './model';

type Props = {
  track: Track;
  /** The user follows the link to the playlists. */
  onClose?: () => void;
};

export function AddToPlaylist({ track, onClose }: Props) {
  const [choices, error] = useUnit([$choices, $error]);
  useGate(PopoverGate, { track });
  return (
    <Box>
      <h3>Add to playlist</h3>
      {choices === null && error === null ? (
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
      <PopoverError>{error}</PopoverError>
      <NewLink to={screens.playlists} onClick={onClose}>
        Create new playlist
      </NewLink>
    </Box>
  );
}

function Choice({ playlist: { playlistId, name } }: { playlist: Playlist }) {
  const [adding, added, onChosen] = useUnit([$adding, $added, playlistChosen]);
  const isAdded = added.has(playlistId);
  return (
    <li>
      <Row
        type="button"
        disabled={adding.has(playlistId)}
        aria-label={isAdded ? `${name}, added` : name}
        onClick={() => onChosen(playlistId)}
      >
        <Name dir="auto">{name}</Name>
        {adding.has(playlistId) ? <Spinner /> : null}
        {isAdded ? <CheckIcon /> : null}
      </Row>
    </li>
  );
}

const Box = styled.div`
  width: min(16rem, calc(100vw - 32px));
  padding: ${t('space.2')};
  h3 {
    padding: ${t('space.2')} ${t('space.3')};
    color: ${t('colors.muted')};
    font-size: ${t('fontSizes.secondary')};
    font-weight: ${t('fontWeights.medium')};
  }
`;
const Choices = styled.ul`
  max-height: 12rem;
  overflow-y: auto;
`;
const Row = styled.button`
  display: flex;
  align-items: center;
  gap: ${t('space.2')};
  width: 100%;
  min-height: 40px;
  padding: 0 ${t('space.3')};
  border-radius: ${t('radii.control')};
  text-align: start;
  &:hover:not(:disabled) {
    background: ${t('colors.hover')};
  }
`;
const Name = styled.span`
  ${oneLine}
  flex: 1;
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
const NewLink = styled(Link)`
  display: block;
  margin-top: ${t('space.1')};
  padding: ${t('space.3')};
  border-top: 1px solid ${t('colors.hairline')};
  font-size: ${t('fontSizes.secondary')};
`;
