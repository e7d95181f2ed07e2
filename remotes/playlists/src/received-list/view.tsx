// The screen of a link: a shared playlist or queue, or a track or list at a provider. Part of the lazy file.
import { PROVIDER_NAMES } from '@segue/contract';
import { screens } from '@segue/contract/screens';
import { Backdrop, DetailHead, DetailSkeleton, listFacts } from '@segue/ui/tracks/list-page';
import { EmptyState, ExternalIcon, LoadFailure, t } from '@segue/ui';
import { useUnit } from 'effector-react';
import { Navigate } from 'react-router-dom';
import styled from 'styled-components';
import { Collection } from '../collection';
import { ListFailure } from '../list-failure';
import { PlaylistCover } from '../playlist-cover';
import { summaryOf } from '../tracks';
import { ListButtons, TrackButtons } from './buttons';
import { $problem, $received, retryRequested } from './model';

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

const ProviderLink = styled.a`
  display: inline-flex;
  justify-self: start;
  align-items: center;
  gap: ${t('space.1')};
  color: ${t('colors.accent')};
  font-size: ${t('fontSizes.secondary')};
`;
