// Owns the mini-player's window, which stays on top of others, in browsers with Document Picture-in-Picture.
import { $currentTrack, createPageStore, diagnosticReported } from '@segue/kernel/state';
import { createEffect, createEvent, sample, scopeBind } from 'effector';

/** https://wicg.github.io/document-picture-in-picture/: Chromium on computers; TypeScript does not know it. */
type PictureInPicture = {
  requestWindow: (size: { width: number; height: number }) => Promise<Window>;
};

const SIZE = { width: 360, height: 200 };

const pictureInPicture = (): PictureInPicture | undefined =>
  (window as { documentPictureInPicture?: PictureInPicture }).documentPictureInPicture;

export const hasMiniPlayer = (): boolean => pictureInPicture() !== undefined;

/** The user pressed the button: browsers open the window only on a click. */
export const miniPlayerToggled = createEvent('miniPlayerToggled');
const miniPlayerClosed = createEvent('miniPlayerClosed');

const openFx = createEffect(async () => {
  // The scope must be bound before the first await.
  const onClose = scopeBind(miniPlayerClosed);
  const opened = await pictureInPicture()!.requestWindow(SIZE);
  opened.addEventListener('pagehide', () => onClose());
  return opened;
});

/** Null while there is no mini-player. Its view closes the window when it is no longer drawn. */
export const $miniPlayer = createPageStore<Window | null>(null)
  .on(openFx.doneData, (_, opened) => opened)
  .reset(miniPlayerClosed);

sample({
  clock: miniPlayerToggled,
  source: { opened: $miniPlayer, track: $currentTrack },
  filter: ({ opened, track }) => opened === null && track !== null && hasMiniPlayer(),
  target: openFx,
});
sample({
  clock: miniPlayerToggled,
  source: $miniPlayer,
  filter: Boolean,
  fn: () => undefined,
  target: miniPlayerClosed,
});
sample({
  clock: openFx.failData,
  fn: (detail) => ({ area: 'player', message: 'The mini-player could not be opened', detail }),
  target: diagnosticReported,
});
