// What a link leads to: a shared playlist or queue, or a track or list at a provider. Part of the lazy file.
import { PROVIDER_NAMES, PROVIDERS } from '@segue/contract';
import { screens } from '@segue/contract/screens';
import { send } from '@segue/event-bus';
import { $areProvidersSeparate, $isMember } from '@segue/stores';
import { FavoriteButton, MenuButton, TrackColumn, TrackColumns, TrackList } from '@segue/tracks';
import { DetailHead, DetailSkeleton, lengthOf, listFacts, PrimaryLink } from '@segue/tracks/list-page';
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
  UnpluggedDrawing,
} from '@segue/ui';
import { useUnit } from 'effector-react';
import { Navigate } from 'react-router-dom';
import styled from 'styled-components';
import { PlaylistCover } from '../playlist-cover';
import {
  $artistPath,
  $isSaving,
  $problem,
  $received,
  type Received,
  retryRequested,
  saveRequested,
} from './model';

export function ReceivedList() {
  const [received, artistPath, problem, onRetry] = useUnit([
    $received,
    $artistPath,
    $problem,
    retryRequested,
  ]);
  if (artistPath !== null) return <Navigate replace to={artistPath} />;
  if (problem?.canRetry) {
    return <LoadFailure isPage title={problem.title} onRetry={() => onRetry()} isRetrying={false} />;
  }
  if (problem) {
    return (
      <EmptyState
        isPage
        drawing={<UnpluggedDrawing />}
        title={problem.title}
        announce="alert"
        action={<PrimaryLink to={screens.home}>Find music</PrimaryLink>}
      >
        {problem.detail}
      </EmptyState>
    );
  }
  if (!received) return <DetailSkeleton label="Opening the link" />;
  return (
    <>
      <Head received={received} />
      {received.missing === undefined ? null : <LoadFailure compact onRetry={onRetry} isRetrying={false} />}
      {/* A single track is in the head already. */}
      {received.by === undefined ? <Tracks received={received} /> : null}
    </>
  );
}

function Head({ received }: { received: Received }) {
  const [isMember, isSaving, onSave] = useUnit([$isMember, $isSaving, saveRequested]);
  const { kind, title, by, imageUrl, tracks, trackCount, page } = received;
  const covers = tracks.flatMap((track) => track.imageUrl ?? []);
  const isTrack = by !== undefined;
  const { facts, play } = listFacts(received);
  const list = { tracks, name: title };
  const playlist = {
    playlistId: title.length,
    name: title,
    imageUrl,
    createdAt: '',
    summary: { trackCount: tracks.length, ...lengthOf(tracks), coverUrls: [...new Set(covers)] },
  };
  return (
    <DetailHead
      imageUrl={imageUrl ?? covers[0]}
      cover={<PlaylistCover eager playlist={playlist} />}
      kind={kind}
      name={title}
      text={
        <>
          <p dir="auto">{by ?? facts}</p>
          {page ? (
            <Page href={page.url} target="_blank" rel="noopener noreferrer">
              <ExternalIcon size={15} /> Open in {PROVIDER_NAMES[page.provider]}
            </Page>
          ) : null}
        </>
      }
      actions={
        tracks.length === 0 ? null : (
          <>
            <Button variant="primary" size="large" onClick={() => send('playback/play-all', list)}>
              <PlayIcon /> <span>{isTrack ? 'Play' : play}</span>
            </Button>
            <Button size="large" onClick={() => send('queue/add-all', list)}>
              <QueueAddIcon /> <span>{isTrack ? 'Add to queue' : 'Add all to queue'}</span>
            </Button>
            {isTrack && tracks[0] ? (
              <Together>
                <FavoriteButton track={tracks[0]} />
                <MenuButton track={tracks[0]} />
              </Together>
            ) : null}
            {isMember && !isTrack ? (
              <Save
                size="large"
                variant="ghost"
                busy={isSaving}
                onClick={() => onSave({ ...list, trackCount })}
              >
                <PlusIcon /> Save to my playlists
              </Save>
            ) : null}
          </>
        )
      }
    />
  );
}

function Tracks({ received: { tracks } }: { received: Received }) {
  const areSeparate = useUnit($areProvidersSeparate);
  const present = PROVIDERS.filter((provider) => tracks.some((track) => track.provider === provider));
  if (tracks.length === 0) return <EmptyState title="Nothing is in this list yet." />;
  if (areSeparate && present.length > 1) {
    return (
      <TrackColumns>
        {present.map((provider) => (
          <TrackColumn
            key={provider}
            provider={provider}
            tracks={tracks.filter((track) => track.provider === provider)}
          />
        ))}
      </TrackColumns>
    );
  }
  return <TrackList label="Tracks" tracks={tracks} isMixed isTable />;
}

/* On a phone in a row of its own, where it has edges like the others. */
const Save = styled(Button)`
  ${media.content.phone} {
    flex: 1;
    border-color: ${t('colors.hairline')};
    background: ${t('colors.hover')};
  }
`;
/* They wrap as one. */
const Together = styled.span`
  display: inline-flex;
`;
const Page = styled.a`
  display: inline-flex;
  justify-self: start;
  align-items: center;
  gap: ${t('space.1')};
  color: ${t('colors.accent')};
  font-size: ${t('fontSizes.secondary')};
`;
