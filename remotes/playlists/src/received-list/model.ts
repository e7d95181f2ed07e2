// Owns the list or track that a link leads to, and copies it into the user's playlists.
import { type ApiFailure, failedWith } from '@segue/kernel/request';
import {
  artistNames,
  type CollectionPage,
  type Linked,
  type Provider,
  PROVIDER_NAMES,
  type Track,
} from '@segue/contract';
import { screens } from '@segue/contract/screens';
import { $areProvidersSeparate, createPageStore } from '@segue/kernel/state';
import type { NamedTracks } from '@segue/ui/tracks/list-page';
import { saveAsPlaylist, savedText, type SavedPlaylist } from '@segue/ui/tracks/save-playlist';
import { attach, createEffect, createEvent, sample, scopeBind } from 'effector';
import { not } from 'patronum';
import { addTracksFx, createFromListFx, openLinkFx, openSharedFx } from '../api';
import { showNoticeFx } from '../effects';
import { ReceivedGate } from '../gates';
import { playlistAppended } from '../playlist-list/model';

export const retryRequested = createEvent('receivedRetryRequested');
export const saveRequested = createEvent<Received>('receivedSaveRequested');
const openFx = createEffect(
  async ({ token, url }: { token: string; url: string | null }) =>
    void (await (url === null ? openSharedFx({ params: { id: token } }) : openLinkFx({ query: { url } }))),
);

export const $received = createPageStore<Received | Extract<Linked, { kind: 'artist' }> | null>(null)
  .on(openSharedFx.doneData, (_, shared) => fromShared(shared))
  .on(openLinkFx.doneData, (_, linked) => (linked.kind === 'artist' ? linked : fromLink(linked)))
  .reset([openFx, ReceivedGate.close]);

export type Problem = { title: string; detail?: string; canRetry: boolean };

export const $problem = createPageStore<Problem | null>(null)
  .on([openSharedFx.failed, openLinkFx.failed], (_, { error }) => problemOf(error))
  .reset([openFx, ReceivedGate.close]);

const saveFx = attach({
  effect: createEffect<NamedTracks, SavedPlaylist, ApiFailure>((list) =>
    saveAsPlaylist(list, { create: scopeBind(createFromListFx), add: scopeBind(addTracksFx) }),
  ),
  source: $areProvidersSeparate,
  mapParams: ({ title, tracks }: Received, areSeparate) => ({
    name: title,
    // Where the services are kept apart, a playlist holds one of them: the first track's.
    tracks: areSeparate ? tracks.filter(({ provider }) => provider === tracks[0]?.provider) : tracks,
  }),
});
export const $isSaving = saveFx.pending;

sample({
  clock: [ReceivedGate.state, retryRequested],
  source: ReceivedGate.state,
  filter: ReceivedGate.status,
  target: openFx,
});
sample({ clock: ReceivedGate.close, fn: () => undefined, target: [openSharedFx.abort, openLinkFx.abort] });

sample({ clock: saveRequested, filter: not($isSaving), target: saveFx });
sample({ clock: saveFx.doneData, fn: ({ playlist }) => playlist, target: playlistAppended });
sample({
  clock: saveFx.done,
  fn: ({ params: { trackCount }, result: { playlist, count, missed } }) => ({
    text: savedText({ playlist, count: trackCount, missed: missed + trackCount - count }),
    link: { label: 'Open', href: screens.playlist(playlist.playlistId) },
  }),
  target: showNoticeFx,
});
sample({
  clock: saveFx.failData,
  filter: ({ kind }) => kind !== 'aborted',
  fn: () => ({ text: 'The playlist couldn’t be saved. Please try again.' }),
  target: showNoticeFx,
});

function problemOf(failure: ApiFailure): Problem {
  if (failedWith(failure, 'notFound')) {
    return {
      title: 'This link doesn’t work anymore.',
      detail: 'The person who sent it may have stopped sharing, or it expired.',
      canRetry: false,
    };
  }
  const isAboutLink = (
    ['linkUnknown', 'linkNotFound', 'linkNotServed', 'providerNotConfigured'] as const
  ).some((code) => failedWith(failure, code));
  if (failure.kind === 'answered' && (isAboutLink || failedWith(failure, 'tooMany')))
    return { title: failure.message, canRetry: !isAboutLink };
  return { title: 'This link couldn’t be opened.', canRetry: true };
}

export type Received = Pick<CollectionPage, 'leftOut' | 'missing'> & {
  kind: string;
  title: string;
  by?: string;
  imageUrl?: string | undefined;
  tracks: readonly Track[];
  /** Includes the tracks that could not be read. */
  trackCount: number;
  page?: { provider: Provider; url: string };
};

type SharedList = Pick<Received, 'imageUrl' | 'tracks'> & { name: string | null };

/** A shared playlist; without a name it is a queue. */
function fromShared({ name, imageUrl, tracks }: SharedList): Received {
  return {
    kind: name === null ? 'Somebody shared this queue with you' : 'Shared playlist',
    title: name ?? 'Shared queue',
    imageUrl,
    tracks,
    trackCount: tracks.length,
  };
}

function fromLink(linked: Exclude<Linked, { kind: 'artist' }>): Received {
  if (linked.kind === 'track') {
    const { track } = linked;
    return {
      kind: `${PROVIDER_NAMES[track.provider]} track`,
      title: track.title,
      by: artistNames(track),
      imageUrl: track.imageUrl,
      tracks: [track],
      trackCount: 1,
      ...(track.uri && { page: { provider: track.provider, url: track.uri } }),
    };
  }
  const { provider, webUrl } = linked;
  return { ...linked, kind: `From ${PROVIDER_NAMES[provider]}`, page: { provider, url: webUrl } };
}
