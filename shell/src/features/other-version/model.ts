// Owns what plays in a song's place, and the choice between the tracks of the other service that may be it.
import { trackKey, type Track, type TrackKey } from '@segue/contract';
import { send, type Notice } from '@segue/event-bus';
import { $currentTrack, $playbackRights, $queueKeys, createSessionStore, playabilityOf } from '@segue/stores';
import { isPlayable, noticesWithdrawn } from '@segue/stores/ports';
import { combine, createEffect, createEvent, sample } from 'effector';
import { $lookup, cancelled, failed, findFx, found, requested, subscriptions } from './lookup';
import { failureNotice, searchingNotice, noneFoundNotice, playingNotice } from './notices';

const chooseRequested = subscriptions.on('other-version/choose');
const choiceOpened = createEvent('versionChoiceOpened');
export const choiceClosed = createEvent('versionChoiceClosed');
export const candidateChosen = createEvent<Track>('versionChosen');
/** None of the candidates is the song. */
export const noneChosen = createEvent('noVersionChosen');

const showFx = createEffect((notice: Notice) => send('notice/show', notice));
const replaceFx = createEffect((payload: { key: TrackKey; track: Track }) => send('queue/replace', payload));
const removeFx = createEffect((key: TrackKey) => send('queue/remove', { key }));

export const $isChoiceOpen = createSessionStore(false)
  .on(choiceOpened, () => true)
  .on(choiceClosed, () => false);

/** The version to play in the song's place. */
const versionFound = createEvent<{ song: Track; version: Track }>('versionFound');
const started = sample({
  clock: versionFound,
  source: $queueKeys,
  fn: (keys, { song, version }) => ({ song, version, didReplace: keys.has(trackKey(song)) }),
});
/** What plays in the song's place, and whether it took the place of a queue entry. */
export const $played = createSessionStore<{ version: Track; didReplace: boolean } | null>(null)
  .on(started, (_, { version, didReplace }) => ({ version, didReplace }))
  .reset(requested);

sample({ clock: requested, fn: ({ providers }) => searchingNotice(providers), target: showFx });

/** What the search found while the choice is closed; the choice shows it itself. */
const foundWhileClosed = sample({ clock: found, filter: $isChoiceOpen.map((isOpen) => !isOpen) });
const best = foundWhileClosed.filterMap(({ lookup: { song }, candidates: [first] }) =>
  first?.certainty === 'same' ? { song, version: first.track } : undefined,
);
sample({ clock: best, target: versionFound });
sample({
  clock: foundWhileClosed,
  filter: ({ candidates: [first] }) => first !== undefined && first.certainty !== 'same',
  target: choiceOpened,
});
sample({
  clock: foundWhileClosed,
  filter: ({ candidates }) => candidates.length === 0,
  fn: ({ lookup: { providers }, lastText }) => noneFoundNotice(providers, lastText),
  target: showFx,
});
sample({
  clock: sample({ clock: failed, filter: $isChoiceOpen.map((isOpen) => !isOpen) }).filterMap(
    ({ error, song, providers }) => failureNotice(error, song, providers) ?? undefined,
  ),
  target: showFx,
});
sample({ clock: started, fn: ({ song, version }) => playingNotice(song, version), target: showFx });
sample({
  clock: started,
  fn: ({ song, version }) => ({ key: trackKey(song), track: version }),
  target: replaceFx,
});

sample({
  clock: chooseRequested,
  source: $lookup,
  filter: Boolean,
  target: choiceOpened,
});

const $state = combine({
  lookup: $lookup,
  played: $played,
  keys: $queueKeys,
  current: $currentTrack,
  rights: $playbackRights,
});
/** The version that was wrong is replaced; without one, the song. */
const replaced = sample({
  clock: candidateChosen,
  source: $state,
  fn: ({ lookup, played, keys, current }, version) => {
    const former = played && keys.has(trackKey(played.version)) ? played.version : lookup?.song;
    const isCurrent = current !== null && trackKey(current) === trackKey(version);
    return {
      version,
      didReplace: played?.didReplace ?? (lookup !== null && keys.has(trackKey(lookup.song))),
      command: former && !isCurrent ? { key: trackKey(former), track: version } : undefined,
    };
  },
});
/** A wrong version leaves the queue; the song comes back to its place when it can be played. */
const withdrawn = sample({ clock: noneChosen, source: $state }).map(({ lookup, played, keys, rights }) => {
  const key = played && trackKey(played.version);
  if (!lookup || !key || !keys.has(key)) return {};
  const doesReturn = played.didReplace && isPlayable(playabilityOf(lookup.song, rights));
  return doesReturn ? { command: { key, track: lookup.song } } : { removed: key };
});
$played.on(replaced, (_, { version, didReplace }) => ({ version, didReplace })).reset(withdrawn);
sample({
  clock: [replaced.filterMap(({ command }) => command), withdrawn.filterMap(({ command }) => command)],
  target: replaceFx,
});
sample({ clock: withdrawn.filterMap(({ removed }) => removed), target: removeFx });

sample({ clock: [candidateChosen, noneChosen], target: choiceClosed });
sample({
  clock: [findFx.finally, cancelled],
  fn: () => 'other-version/cancel' as const,
  target: noticesWithdrawn,
});
sample({
  clock: [requested, candidateChosen, noneChosen],
  fn: () => 'other-version/choose' as const,
  target: noticesWithdrawn,
});
