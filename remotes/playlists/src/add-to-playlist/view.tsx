// The widget that other bundles mount inside their popover: adds one track to one or more playlists.
import type { Playlist, Track } from '@segue/contract';
import { screens } from '@segue/contract/screens';
import {
  CheckIcon,
  ErrorMessage,
  media,
  oneLine,
  PlaylistIcon,
  PlusIcon,
  Spinner,
  t,
  VisuallyHidden,
  visuallyHidden,
} from '@segue/ui';
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
        <PlusIcon size={17} />
        Create new playlist
      </NewLink>
    </Box>
  );
}

function Choice({ playlist: { playlistId, name } }: { playlist: Playlist }) {
  const [adding, added, onChosen] = useUnit([$adding, $added, playlistChosen]);
  const outcome = added.get(playlistId);
  const words = outcome && { added: 'added', duplicate: 'already in this playlist' }[outcome];
  return (
    <li>
      <Row
        type="button"
        disabled={adding.has(playlistId)}
        aria-label={words ? `${name}, ${words}` : name}
        onClick={() => onChosen(playlistId)}
      >
        <Lead data-done={outcome === 'added' || undefined}>
          {adding.has(playlistId) ? (
            <Spinner />
          ) : outcome ? (
            <CheckIcon size={17} />
          ) : (
            <PlaylistIcon size={17} />
          )}
        </Lead>
        <Words>
          <Name dir="auto">{name}</Name>
          {outcome === 'duplicate' ? <Outcome>Already in this playlist</Outcome> : null}
        </Words>
        {outcome === 'added' ? <Outcome>Added</Outcome> : null}
      </Row>
    </li>
  );
}

const Box = styled.div`
  width: min(16rem, calc(100vw - 32px));
  padding: 6px;

  > h3 {
    padding: ${t('space.2')} 10px;
    color: ${t('colors.muted')};
    font-size: ${t('fontSizes.secondary')};
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
const Row = styled.button`
  display: flex;
  align-items: center;
  gap: ${t('space.3')};
  width: 100%;
  min-height: 36px;
  padding: 5px 10px;
  border-radius: ${t('radii.control')};
  font-size: 0.875rem;
  font-weight: ${t('fontWeights.medium')};
  text-align: start;

  &:hover:not(:disabled),
  &:focus-visible {
    background: ${t('colors.selected')};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  ${media.touch} {
    min-height: ${t('sizes.touch')};
  }
`;
const Lead = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 17px;
  color: ${t('colors.muted')};

  &[data-done] {
    color: ${t('colors.accent')};
  }
`;
const Words = styled.span`
  display: grid;
  flex: 1;
  min-width: 0;
`;
const Name = styled.span`
  ${oneLine}
`;
const Outcome = styled.span`
  color: ${t('colors.faint')};
  font-size: ${t('fontSizes.secondary')};
  font-weight: ${t('fontWeights.regular')};
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
  display: flex;
  align-items: center;
  gap: ${t('space.3')};
  min-height: 36px;
  margin-top: 13px;
  padding: 0 10px;
  border-radius: ${t('radii.control')};
  color: ${t('colors.text')};
  font-size: 0.875rem;
  font-weight: ${t('fontWeights.medium')};
  position: relative;

  &::before {
    content: '';
    position: absolute;
    inset: -7px 4px auto;
    height: 1px;
    background: ${t('colors.hairline')};
  }
  svg {
    color: ${t('colors.muted')};
  }
  &:hover,
  &:focus-visible {
    background: ${t('colors.selected')};
    text-decoration: none;
  }
  ${media.touch} {
    min-height: ${t('sizes.touch')};
  }
`;
