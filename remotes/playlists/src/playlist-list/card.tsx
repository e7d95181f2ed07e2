import type { Playlist } from '@segue/contract';
import { screens } from '@segue/contract/screens';
import {
  Actions,
  Card,
  CardContent,
  CardLink,
  CardName,
  CardText,
  totalLength,
  trackTotal,
} from '@segue/ui/tracks/list-page';
import {
  ConfirmInline,
  formatDate,
  IconButton,
  media,
  oneLine,
  PlayIcon,
  quietText,
  Spinner,
  t,
  TrashIcon,
} from '@segue/ui';
import { useStoreMap, useUnit } from 'effector-react';
import styled from 'styled-components';
import { useOfflineProps } from '../offline';
import { PlaylistCover } from '../playlist-cover';
import {
  $deletionCandidate,
  $isDeleting,
  deletionCancelled,
  deletionConfirmed,
  deletionRequested,
} from './model';
import { $loadingToPlay, cardPlayed } from './play-model';

export function PlaylistCard({ playlist }: { playlist: Playlist }) {
  const { playlistId, name } = playlist;
  const isDeletionCandidate = useStoreMap({
    store: $deletionCandidate,
    keys: [playlistId],
    fn: (candidate, [id]) => candidate === id,
  });
  const onDelete = useUnit(deletionRequested);
  const offline = useOfflineProps();
  return (
    <Card>
      {/* The dialog covers the card: the buttons below must not be reachable by keyboard. */}
      <CardLink to={screens.playlist(playlistId)} inert={isDeletionCandidate}>
        <CardContent>
          <PlaylistCover playlist={playlist} />
          <CardText>
            <CardName dir="auto">{name}</CardName>
            <PlaylistDetails playlist={playlist} />
          </CardText>
        </CardContent>
      </CardLink>
      {isDeletionCandidate ? (
        <Question>
          <DeletionQuestion name={name} />
        </Question>
      ) : (
        <Actions>
          <IconButton label={`Delete ${name}`} onClick={() => onDelete(playlistId)} {...offline}>
            <TrashIcon size={17} />
          </IconButton>
          <PlayButton playlist={playlist} />
        </Actions>
      )}
    </Card>
  );
}

export function PlayButton({ playlist }: { playlist: Playlist }) {
  const { playlistId, name, summary } = playlist;
  const isLoading = useStoreMap({
    store: $loadingToPlay,
    keys: [playlistId],
    fn: (loading, [id]) => loading === id,
  });
  const onPlay = useUnit(cardPlayed);
  if (summary?.trackCount === 0) return null;
  return (
    <PlayCircle
      type="button"
      aria-label={`Play ${name}`}
      aria-busy={isLoading || undefined}
      onClick={() => onPlay(playlist)}
    >
      {isLoading ? <Spinner /> : <PlayIcon size={16} />}
    </PlayCircle>
  );
}

export function PlaylistDetails({ playlist: { createdAt, summary, trackCount } }: { playlist: Playlist }) {
  const count = summary?.trackCount ?? trackCount;
  return (
    <Lines>
      <Line>
        {[count !== undefined && trackTotal(count), summary?.trackCount && totalLength(summary)]
          .filter(Boolean)
          .join(' · ')}
      </Line>
      <Line>{`Created ${formatDate(createdAt)}`}</Line>
    </Lines>
  );
}

const Lines = styled.div`
  ${quietText}
  line-height: 18px;
`;
const Line = styled.p`
  ${oneLine}
  &:empty {
    display: none;
  }
  & + & {
    color: ${t('colors.faint')};
  }
`;

export function DeletionQuestion({ name }: { name: string }) {
  const [isDeleting, onCancel, onConfirm] = useUnit([$isDeleting, deletionCancelled, deletionConfirmed]);
  return (
    <ConfirmInline
      question={`Are you sure you want to delete "${name}"?`}
      confirmLabel="Delete"
      onCancel={() => onCancel()}
      onConfirm={() => onConfirm()}
      busy={isDeleting}
    />
  );
}

const PlayCircle = styled.button`
  display: grid;
  place-items: center;
  width: 36px;
  height: 36px;
  border-radius: ${t('radii.pill')};
  color: ${t('colors.playForeground')};
  background: ${t('colors.playBackground')};
  transition: transform ${t('motion.hover')};
  &:hover {
    background: ${t('colors.playBackgroundHover')};
    transform: scale(1.05);
  }
  &:active {
    transform: scale(0.97);
  }
  ${media.stillness} {
    transform: none;
  }
  ${media.touch} {
    width: ${t('sizes.touch')};
    height: ${t('sizes.touch')};
    color: ${t('colors.soft')};
    background: none;
  }
`;
/** Covers the words and as much of the cover as it needs, so that the row keeps its height; in a list the whole card. */
const Question = styled.div`
  position: absolute;
  z-index: 2;
  inset: auto 0 0;
  display: grid;
  align-content: center;
  @container content (max-width: 479.98px) {
    inset: 0 0 auto;
    min-height: 100%;
  }
  padding: ${t('space.3')};
  border: 1px solid ${t('colors.outline')};
  border-radius: ${t('radii.card')};
  background: ${t('colors.floating')};
  overflow-wrap: anywhere;
  text-align: center;
  text-wrap: balance;
  > * > * {
    justify-content: center;
  }
`;
