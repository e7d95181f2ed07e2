// One playlist in the grid: a link, and beside it a delete button.
import type { Playlist } from '@segue/contract';
import { screens } from '@segue/contract/screens';
import { diagnosticReported } from '@segue/stores';
import {
  ConfirmInline,
  formatRelativeTime,
  IconButton,
  media,
  observeNearby,
  oneLine,
  t,
  TrashIcon,
} from '@segue/ui';
import { useStoreMap, useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { PlaylistCover } from '../playlist-cover';
import { trackTotal } from '../track-total';
import {
  $deletionCandidate,
  $counts,
  $isDeleting,
  countRequested,
  deletionRequested,
  deletionCancelled,
  deletionConfirmed,
} from './model';

export function PlaylistCard({ playlist }: { playlist: Playlist }) {
  const { playlistId, name } = playlist;
  const isDeletionCandidate = useStoreMap({
    store: $deletionCandidate,
    keys: [playlistId],
    fn: (candidate, [id]) => candidate === id,
  });
  const onDelete = useUnit(deletionRequested);
  return (
    <Card>
      {/* The question covers the link: it must not be reachable by keyboard. */}
      <CardLink to={screens.playlist(playlistId)} inert={isDeletionCandidate}>
        <PlaylistCover playlist={playlist} />
        <Name dir="auto">{name}</Name>
        <PlaylistDetails playlist={playlist} />
      </CardLink>
      {isDeletionCandidate ? (
        <Question>
          <DeletionQuestion name={name} />
        </Question>
      ) : (
        <Delete>
          <IconButton label={`Delete ${name}`} onClick={() => onDelete(playlistId)}>
            <TrashIcon />
          </IconButton>
        </Delete>
      )}
    </Card>
  );
}

function DeletionQuestion({ name }: { name: string }) {
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

/** When it was created and, once known, how many tracks it has. */
export function PlaylistDetails({ playlist: { playlistId, createdAt } }: { playlist: Playlist }) {
  const count = useStoreMap({ store: $counts, keys: [playlistId], fn: (counts, [id]) => counts[id] ?? null });
  const [onCountNeeded, onDiagnostic] = useUnit([countRequested, diagnosticReported]);
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (count !== null || !line.current) return undefined;
    return observeNearby(line.current, () => onCountNeeded(playlistId));
  }, [count, onCountNeeded, playlistId]);
  const created = formatRelativeTime(createdAt, Date.now(), (text) =>
    onDiagnostic({ area: 'playlists', message: `Invalid date "${text}"`, level: 'warning' }),
  );
  return (
    <Small ref={line}>
      {created}
      {count === null ? null : ` · ${trackTotal(count)}`}
    </Small>
  );
}

const Delete = styled.div`
  position: absolute;
  top: ${t('space.4')};
  right: ${t('space.4')};
  border-radius: ${t('radii.control')};
  background: ${t('colors.floating')};
  ${media.hover} {
    opacity: 0;
    transition: opacity ${t('motion.hover')};
  }
`;
const Card = styled.li`
  position: relative;
  min-width: 0;
  padding: ${t('space.3')};
  border: 1px solid ${t('colors.hairline')};
  border-radius: ${t('radii.card')};
  background: ${t('colors.card')};
  transition: background-color ${t('motion.hover')};
  &:hover {
    background: ${t('colors.cardRaised')};
  }
  &:hover ${Delete}, &:focus-within ${Delete} {
    opacity: 1;
  }
`;
const CardLink = styled(Link)`
  display: block;
  border-radius: ${t('radii.control')};
  color: ${t('colors.text')};
  &:hover {
    text-decoration: none;
  }
`;
const Name = styled.h2`
  ${oneLine}
  margin-top: ${t('space.3')};
  font-size: ${t('fontSizes.body')};
  font-weight: ${t('fontWeights.medium')};
`;
const Small = styled.p`
  ${oneLine}
  color: ${t('colors.muted')};
  font-size: ${t('fontSizes.secondary')};
`;
/** Covers the card, so that the row keeps its height; with a long name it also covers what is below. */
const Question = styled.div`
  position: absolute;
  z-index: 1;
  inset: -1px -1px auto;
  display: grid;
  align-content: center;
  min-height: calc(100% + 2px);
  padding: ${t('space.3')};
  border: 1px solid ${t('colors.outline')};
  border-radius: ${t('radii.card')};
  background: ${t('colors.floating')};
  overflow-wrap: anywhere;
`;
