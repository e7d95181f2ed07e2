// Owns how loud it is, what unmuting goes back to, and keeping that with a member's account.
import { DEFAULT_VOLUME, VOLUME_SAVE_DEBOUNCE_MS } from '@segue/contract';
import { createEffect, createEvent, sample } from 'effector';
import { subscriptions } from '../subscriptions';
import { $isMember, $isSessionLoading, $session } from '../session/model';
import { createPageStore, createSessionStore } from '../lifetimes';
import { saveVolumeFx } from './api';
import { setVolumeFx } from './playback-ports';

export type Loudness = {
  /** 0..1 */
  volume: number;
  /** The last volume above silence; null when there was none. */
  remembered: number | null;
};

const volumeAsked = subscriptions.on('volume/set');
const muteToggled = subscriptions.on('volume/toggle-mute');
const accountVolumeRead = createEvent<number>('accountVolumeRead');

/** Resolves after the pause in which a newer change replaces an older one. */
const settleFx = createEffect<number, number>({
  name: 'settleVolumeFx',
  handler: (volume) =>
    new Promise((resolve) => {
      setTimeout(resolve, VOLUME_SAVE_DEBOUNCE_MS, volume);
    }),
});

/** The listener has chosen while it was not known who is here: that outdoes what the account remembers. */
const $isChosen = createSessionStore(false, { sid: 'stores/playback/is-volume-chosen' });
sample({
  clock: [volumeAsked, muteToggled],
  source: $isSessionLoading,
  filter: Boolean,
  target: $isChosen,
});
// A visitor who signs in later hears what the account remembers.
$isChosen.on($session, (isChosen, { status }) => isChosen && status !== 'signed-out');
const accountVolumeTaken = sample({
  clock: accountVolumeRead,
  source: $isChosen,
  filter: (isChosen) => !isChosen,
  fn: (_, volume) => volume,
});

const $loudness = createPageStore<Loudness>(
  { volume: DEFAULT_VOLUME, remembered: null },
  { sid: 'stores/playback/loudness', name: '$loudness' },
)
  .on(volumeAsked, (loudness, { volume, commit }) => changed(loudness, volume, commit))
  .on(muteToggled, ({ volume, remembered }) =>
    volume > 0 ? { volume: 0, remembered: volume } : { volume: remembered ?? DEFAULT_VOLUME, remembered },
  )
  .on(accountVolumeTaken, (loudness, volume) => changed(loudness, volume, true));

/** 0..1. */
export const $volume = $loudness.map(({ volume }) => volume);

/** What the account is known to hold. */
const $savedVolume = createSessionStore<number | null>(null, { sid: 'stores/playback/saved-volume' })
  .on(accountVolumeRead, (_, volume) => volume)
  .on(saveVolumeFx.done, (_, { params }) => params.body.newVolume);

/** A volume within its limits; dragging down to silence keeps what was audible before the drag. */
export function changed(loudness: Loudness, wanted: number, commit: boolean): Loudness {
  const volume = Number.isFinite(wanted) ? Math.min(1, Math.max(0, wanted)) : loudness.volume;
  return { volume, remembered: commit && volume > 0 ? volume : loudness.remembered };
}

sample({ clock: $volume, fn: (volume) => ({ volume }), target: setVolumeFx });
sample({ clock: volumeAsked, source: $volume, filter: (_, { commit }) => commit, target: settleFx });
sample({ clock: muteToggled, source: $volume, target: settleFx });
// What was chosen before it was known who is here is saved then, unless its pause is not over yet.
sample({
  clock: $isMember,
  source: { volume: $volume, isChosen: $isChosen, isSettling: settleFx.pending },
  filter: ({ isChosen, isSettling }, isMember) => isMember && isChosen && !isSettling,
  fn: ({ volume }) => volume,
  target: settleFx,
});
sample({
  clock: settleFx.doneData,
  source: { volume: $volume, saved: $savedVolume, isMember: $isMember },
  filter: ({ volume, saved, isMember }, settled) => isMember && volume === settled && volume !== saved,
  fn: ({ volume }) => ({ body: { newVolume: volume } }),
  target: saveVolumeFx,
});
sample({
  clock: $session.updates.filterMap((session) =>
    session.status === 'signed-in' ? session.user.volume : undefined,
  ),
  source: $savedVolume,
  filter: (saved) => saved === null,
  fn: (_, volume) => volume,
  target: accountVolumeRead,
});
