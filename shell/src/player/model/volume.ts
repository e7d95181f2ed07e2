// Owns the volume: what unmuting restores, and saving it to the signed-in user's account.
import {
  createPageStore,
  createSessionStore,
  $isMember,
  $isSessionLoading,
  $session,
} from '@segue/kernel/state';
import { createEvent, sample } from 'effector';
import { debounce } from 'patronum/debounce';
import { setVolumeFx } from './playback-ports';
import { playbackStarted, subscriptions } from './subscriptions';
import { saveVolumeFx } from './api';

const DEFAULT_VOLUME = 0.5;
const VOLUME_SAVE_DEBOUNCE_MS = 300;

type VolumeState = {
  /** 0..1 */
  volume: number;
  /** The last volume above 0, which unmuting restores; null when there was none. */
  audible: number | null;
};

const volumeSet = subscriptions.on('volume/set');
const muteToggled = subscriptions.on('volume/toggle-mute');
const accountVolumeRead = createEvent<number>('accountVolumeRead');

/** Whether the user changed the volume while the session was loading: the account's volume must not replace it. */
const $isChangedEarly = createSessionStore(false);
sample({
  clock: [volumeSet, muteToggled],
  source: $isSessionLoading,
  filter: Boolean,
  target: $isChangedEarly,
});
// After a visitor signs in, the account's volume applies.
$isChangedEarly.on($session, (isChanged, { status }) => isChanged && status !== 'signed-out');
const accountVolumeApplied = sample({
  clock: accountVolumeRead,
  source: $isChangedEarly,
  filter: (isChangedEarly) => !isChangedEarly,
  fn: (_, volume) => volume,
});

const $volumeState = createPageStore<VolumeState>({ volume: DEFAULT_VOLUME, audible: null })
  .on(volumeSet, (state, { volume, commit }) => withVolume(state, volume, commit))
  .on(muteToggled, ({ volume, audible }) =>
    volume > 0 ? { volume: 0, audible: volume } : { volume: audible ?? DEFAULT_VOLUME, audible },
  )
  .on(accountVolumeApplied, (state, volume) => withVolume(state, volume, true));

/** 0..1. */
export const $volume = $volumeState.map(({ volume }) => volume);

const $accountVolume = $session.map((session) =>
  session.status === 'signed-in' ? (session.user.volume ?? null) : null,
);
/** The volume saved in the account: as loaded, then as saved by this page. */
const $savedVolume = createSessionStore<number | null>(null)
  .on(accountVolumeRead, (_, volume) => volume)
  .on(saveVolumeFx.done, (_, { params }) => params.body.newVolume);

/** Clamps the volume. Only a committed volume can be restored by unmuting: dragging to 0 passes many others. */
function withVolume(state: VolumeState, wanted: number, commit: boolean): VolumeState {
  const volume = Number.isFinite(wanted) ? Math.min(1, Math.max(0, wanted)) : state.volume;
  return { volume, audible: commit && volume > 0 ? volume : state.audible };
}

sample({ clock: $volume, fn: (volume) => ({ volume }), target: setVolumeFx });

const volumeCommitted = createEvent<number>('volumeCommitted');
sample({ clock: volumeSet, source: $volume, filter: (_, { commit }) => commit, target: volumeCommitted });
sample({ clock: muteToggled, source: $volume, target: volumeCommitted });
// A volume chosen while the session was loading is saved once the user is known to be signed in.
sample({
  clock: $isMember,
  source: { volume: $volume, isChangedEarly: $isChangedEarly },
  filter: ({ isChangedEarly }, isMember) => isMember && isChangedEarly,
  fn: ({ volume }) => volume,
  target: volumeCommitted,
});
sample({
  clock: debounce(volumeCommitted, VOLUME_SAVE_DEBOUNCE_MS),
  source: { volume: $volume, saved: $savedVolume, isMember: $isMember },
  // A new drag may have started since the commit; its own commit saves.
  filter: ({ volume, saved, isMember }, committed) => isMember && volume === committed && volume !== saved,
  fn: ({ volume }) => ({ body: { newVolume: volume } }),
  target: saveVolumeFx,
});
sample({
  clock: [playbackStarted, $accountVolume],
  source: { saved: $savedVolume, account: $accountVolume },
  filter: ({ saved, account }) => saved === null && account !== null,
  fn: ({ account }) => account!,
  target: accountVolumeRead,
});
