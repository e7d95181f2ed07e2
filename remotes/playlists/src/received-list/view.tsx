// What a link leads to: a shared playlist or queue, or a track or list at a provider. Part of the lazy file.
import { PROVIDER_NAMES, type Track } from '@segue/contract';
import { screens } from '@segue/contract/screens';
import { send } from '@segue/kernel/bus';
import { $isMember } from '@segue/kernel/state';
import { FavoriteButton, MenuButton } from '@segue/ui/tracks';
import { Backdrop, DetailHead, DetailSkeleton, listFacts, ShortButton } from '@segue/ui/tracks/list-page';
import {
  Button,
  EmptyState,
  ExternalIcon,
  LoadFailure,
  media,
  PlayIcon,
  PlusIcon,
  QueueAddIcon,
  t,
} from '@segue/ui';
import { useUnit } from 'effector-react';
import { Navigate } from 'react-router-dom';
import styled from 'styled-components';
import { Collection } from '../collection';
import { ListFailure } from '../list-failure';
import { PlaylistCover } from '../playlist-cover';
import { summaryOf } from '../tracks';
import { $isSaving, $problem, $received, type Received, retryRequested, saveRequested } from './model';

export function ReceivedList() {
  const [received, problem, onRetry] = useUnit([$received, $problem, retryRequested]);
  if (problem) {
    const link = { to: screens.home, label: 'Find music' };
    return (
      <ListFailure title={problem.title} onRetry={problem.canRetry ? onRetry : null} link={link}>
        {problem.detail}
      </ListFailure>
    );
  }
  if (!received) return <DetailSkeleton label="Opening the link" />;
  if ('id' in received) return <Navigate replace to={screens.artist(received.provider, received.id)} />;
  const { kind, title, by, tracks, page } = received;
  const { facts, play } = listFacts(received);
  const summary = summaryOf(tracks);
  const seed = title.length;
  const head = {
    backdrop: <Backdrop imageUrl={received.imageUrl ?? summary.coverUrls[0]} seed={seed} />,
    cover: (
      <PlaylistCover
        eager
        playlist={{ playlistId: seed, name: title, imageUrl: received.imageUrl, createdAt: '', summary }}
      />
    ),
    kind,
    name: title,
    text: (
      <>
        <p dir="auto">{by ?? facts}</p>
        {page ? (
          <ProviderLink href={page.url} target="_blank" rel="noopener noreferrer">
            <ExternalIcon size={15} /> Open in {PROVIDER_NAMES[page.provider]}
          </ProviderLink>
        ) : null}
      </>
    ),
  };
  // A single track is in the head already.
  if (by !== undefined) return <DetailHead {...head} actions={<TrackButtons track={tracks[0]!} />} />;
  return (
    <Collection
      {...head}
      play={play}
      listName={title}
      label="Tracks"
      tracks={tracks}
      actions={() => <ListButtons received={received} />}
      error={
        received.missing === undefined ? null : <LoadFailure compact onRetry={onRetry} isRetrying={false} />
      }
      empty={<EmptyState title="Nothing is in this list yet." />}
    />
  );
}

function TrackButtons({ track }: { track: Track }) {
  return (
    <>
      <Button variant="primary" size="large" onClick={() => send('playback/play', { track })}>
        <PlayIcon /> Play
      </Button>
      <Button size="large" onClick={() => send('queue/add', { track })}>
        <QueueAddIcon /> Add to queue
      </Button>
      <Together>
        <FavoriteButton track={track} />
        <MenuButton track={track} />
      </Together>
    </>
  );
}

function ListButtons({ received }: { received: Received }) {
  const { title: name, tracks } = received;
  const [isMember, isSaving, onSave] = useUnit([$isMember, $isSaving, saveRequested]);
  if (tracks.length === 0) return null;
  return (
    <>
      <ShortButton size="large" onClick={() => send('queue/add-all', { name, tracks })}>
        <QueueAddIcon /> <span>Add all to queue</span>
      </ShortButton>
      {isMember ? (
        <Save size="large" variant="ghost" busy={isSaving} onClick={() => onSave(received)}>
          <PlusIcon /> Save to my playlists
        </Save>
      ) : null}
    </>
  );
}

const Save = styled(Button)`
  ${media.content.phone} {
    flex: 1 0 100%;
    border-color: ${t('colors.hairline')};
    background: ${t('colors.hover')};
  }
`;
const Together = styled.span`
  display: inline-flex;
`;
const ProviderLink = styled.a`
  display: inline-flex;
  justify-self: start;
  align-items: center;
  gap: ${t('space.1')};
  color: ${t('colors.accent')};
  font-size: ${t('fontSizes.secondary')};
`;
