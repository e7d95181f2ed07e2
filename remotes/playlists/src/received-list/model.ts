// Owns the list or track that a link leads to, and copies it into the user's playlists.
import { failedWith, type ApiFailure } from '@segue/api-client';
import { PLAYLIST_ADDITIONS_MAX, type Playlist, type Track } from '@segue/contract';
import { send } from '@segue/event-bus';
import { screens } from '@segue/contract/screens';
import { createPageStore } from '@segue/stores';
import { createEffect, createEvent, sample } from 'effector';
import { addTracksFx, createPlaylistFx, openLinkFx, openSharedFx } from './api';
import { ReceivedGate } from './gate';
import { fromLink, fromShared, type Received } from './received';

export const retryRequested = createEvent('receivedRetryRequested');
export const playRequested = createEvent('receivedPlayRequested');
export const queueRequested = createEvent('receivedQueueRequested');
export const saveRequested = createEvent('receivedSaveRequested');
const opened = createEvent<{ token: string; url: string | null }>('receivedOpened');

export const $received = createPageStore<Received | null>(null, { sid: 'received/list' })
  .on(openSharedFx.doneData, (_, shared) => fromShared(shared))
  .on(openLinkFx.doneData, (_, linked) => fromLink(linked))
  .reset([opened, ReceivedGate.close]);

export type Problem = { title: string; detail?: string; canRetry: boolean };

export const $problem = createPageStore<Problem | null>(null, { sid: 'received/problem' })
  .on([openSharedFx.failed, openLinkFx.failed], (_, { error }) => problemOf(error))
  .reset([opened, ReceivedGate.close]);

type List = { name: string; tracks: readonly Track[] };
type Saved = { playlist: Playlist; count: number; missed: number };

const playFx = createEffect((list: List) => send('playback/play-all', list));
const queueFx = createEffect(({ tracks }: List) => {
  for (const track of tracks) send('queue/add', { track });
  const count = tracks.length === 1 ? '1 track' : `${tracks.length} tracks`;
  send('notice/show', { text: `Added ${count} to the queue.` });
});
/** Adds the tracks part by part: their order stays. */
const saveFx = createEffect<List, Saved, ApiFailure>({
  name: 'saveReceivedFx',
  async handler({ name, tracks }) {
    const form = new FormData();
    form.append('name', name);
    const { playlist } = await createPlaylistFx({ form });
    let missed = 0;
    for (let from = 0; from < tracks.length; from += PLAYLIST_ADDITIONS_MAX) {
      const part = tracks
        .slice(from, from + PLAYLIST_ADDITIONS_MAX)
        .map(({ id, provider }) => ({ trackId: id, provider }));
      try {
        const { results } = await addTracksFx({ body: { playlistId: playlist.playlistId, tracks: part } });
        missed += results.filter((result) => result === 'notFound').length;
      } catch (failure) {
        if ((failure as ApiFailure).kind === 'aborted') throw failure;
        missed += part.length;
      }
    }
    return { playlist, count: tracks.length, missed };
  },
});
const showSavedFx = createEffect(({ playlist, count, missed }: Saved) => {
  const lost = missed === 0 ? '' : ` ${missed} of ${count} tracks couldn't be added.`;
  send('notice/show', {
    text: `Saved “${playlist.name}”.${lost}`,
    link: { label: 'Open', href: screens.playlist(playlist.playlistId) },
  });
});
const showSaveFailedFx = createEffect(() =>
  send('notice/show', { text: "The playlist couldn't be saved. Please try again." }),
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

const listOf = ({ title, tracks }: Received): List => ({ name: title, tracks });
const $list = $received.map((received) => received && listOf(received));
const isThere = (list: List | null): list is List => list !== null;

sample({ clock: playRequested, source: $list, filter: isThere, target: playFx });
sample({ clock: queueRequested, source: $list, filter: isThere, target: queueFx });
sample({
  clock: saveRequested,
  source: { list: $list, isSaving: $isSaving },
  filter: ({ list, isSaving }) => list !== null && !isSaving,
  fn: ({ list }) => list!,
  target: saveFx,
});
sample({ clock: saveFx.doneData, target: showSavedFx });
sample({
  clock: saveFx.failData,
  filter: ({ kind }) => kind !== 'aborted',
  fn: () => undefined,
  target: showSaveFailedFx,
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
