// Owns the list or track that a link leads to, and copies it into the user's playlists.
import { type ApiFailure, failedWith } from '@segue/api-client';
import {
  artistNames,
  type CollectionPage,
  type Linked,
  type Provider,
  PROVIDER_NAMES,
  type Track,
} from '@segue/contract';
import { screens } from '@segue/contract/screens';
import { $areProvidersSeparate, createPageStore } from '@segue/stores';
import { saveAsPlaylist, type SavedPlaylist, savedText } from '@segue/tracks/save-playlist';
import { createEffect, createEvent, sample, scopeBind } from 'effector';
import { addTracksFx, createFromListFx, openLinkFx, openSharedFx } from '../api';
import { type NamedTracks, showNoticeFx } from '../effects';
import { ReceivedGate } from '../gates';

export const retryRequested = createEvent('receivedRetryRequested');
/** `trackCount`: how many tracks the list has, also those that could not be read. */
type Saving = NamedTracks & { trackCount: number };
export const saveRequested = createEvent<Saving>('receivedSaveRequested');
const opened = createEvent<{ token: string; url: string | null }>('receivedOpened');

export const $received = createPageStore<Received | null>(null)
  .on(openSharedFx.doneData, (_, shared) => fromShared(shared))
  .on(openLinkFx.doneData, (_, linked) => (linked.kind === 'artist' ? null : fromLink(linked)))
  .reset([opened, ReceivedGate.close]);

export const $artistPath = createPageStore<string | null>(null)
  .on(openLinkFx.doneData, (_, linked) =>
    linked.kind === 'artist' ? screens.artist(linked.provider, linked.id) : null,
  )
  .reset([opened, ReceivedGate.close]);

export type Problem = { title: string; detail?: string; canRetry: boolean };

export const $problem = createPageStore<Problem | null>(null)
  .on([openSharedFx.failed, openLinkFx.failed], (_, { error }) => problemOf(error))
  .reset([opened, ReceivedGate.close]);

const saveFx = createEffect<Saving & { areSeparate: boolean }, SavedPlaylist, ApiFailure>(
  async ({ name, tracks, trackCount, areSeparate }) => {
    // Where the services are kept apart, a playlist holds one of them: the first track's.
    const fitting = areSeparate ? tracks.filter(({ provider }) => provider === tracks[0]?.provider) : tracks;
    const requests = { create: scopeBind(createFromListFx), add: scopeBind(addTracksFx) };
    const saved = await saveAsPlaylist({ name, tracks: fitting }, requests);
    return { ...saved, count: trackCount, missed: saved.missed + trackCount - fitting.length };
  },
);
export const $isSaving = saveFx.pending;

sample({
  clock: [ReceivedGate.state, retryRequested],
  source: { gate: ReceivedGate.state, isOpen: ReceivedGate.status },
  filter: ({ isOpen }) => isOpen,
  fn: ({ gate }) => gate,
  target: opened,
});
sample({
  clock: opened,
  filter: ({ url }) => url === null,
  fn: ({ token }) => ({ params: { id: token } }),
  target: openSharedFx,
});
sample({
  clock: opened,
  filter: ({ url }) => url !== null,
  fn: ({ url }) => ({ query: { url: url ?? '' } }),
  target: openLinkFx,
});
sample({ clock: ReceivedGate.close, fn: () => undefined, target: [openSharedFx.abort, openLinkFx.abort] });

sample({
  clock: saveRequested,
  source: { isSaving: $isSaving, areSeparate: $areProvidersSeparate },
  filter: ({ isSaving }) => !isSaving,
  fn: ({ areSeparate }, list) => ({ ...list, areSeparate }),
  target: saveFx,
});
sample({
  clock: saveFx.doneData,
  fn: (saved) => ({
    text: savedText(saved),
    link: { label: 'Open', href: screens.playlist(saved.playlist.playlistId) },
  }),
  target: showNoticeFx,
});
sample({
  clock: saveFx.failData,
  filter: ({ kind }) => kind !== 'aborted',
  fn: () => ({ text: "The playlist couldn't be saved. Please try again." }),
  target: showNoticeFx,
});

function problemOf(failure: ApiFailure): Problem {
  if (failedWith(failure, 'notFound')) {
    return {
      title: "This link doesn't work anymore.",
      detail: 'The person who sent it may have stopped sharing, or it expired.',
      canRetry: false,
    };
  }
  const isAboutLink = (
    ['linkUnknown', 'linkNotFound', 'linkNotServed', 'providerNotConfigured'] as const
  ).some((code) => failedWith(failure, code));
  if (failure.kind === 'answered' && (isAboutLink || failedWith(failure, 'tooMany')))
    return { title: failure.message, canRetry: !isAboutLink };
  return { title: "This link couldn't be opened.", canRetry: true };
}

export type Received = Pick<CollectionPage, 'leftOut' | 'missing'> & {
  /** What it is: "Shared playlist", "Spotify track". */
  kind: string;
  title: string;
  /** The artists of a single track. */
  by?: string;
  imageUrl?: string | undefined;
  tracks: readonly Track[];
  trackCount: number;
  page?: { provider: Provider; url: string };
};

type SharedList = Pick<Received, 'imageUrl' | 'tracks'> & { name: string | null };

/** A shared playlist, or without a name a queue. */
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
