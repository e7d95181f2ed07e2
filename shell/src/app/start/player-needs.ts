// When the player's features are needed, besides their commands.
import { $isSignedIn, createPageStore } from '@segue/stores';
import { $notices } from '@segue/stores/ports';
import { createEvent, type Scope } from 'effector';
import { hasSavedPlayback, isPlaybackKey } from '../../platform/session/removed-at-logout';
import { watchStore } from '../../platform/watch-store';
import type { Page } from './wire';

export const playerNeeded = createEvent('playerNeeded');
/** Whether the frame draws what belongs to the player. */
export const $isPlayerNeeded = createPageStore(false).on(playerNeeded, () => true);

/** How long new rows may stay unnoticed: they are drawn first. */
const LOOK_AFTER_MS = 100;
/** Looked for in the DOM, because rows are drawn by any release of any remote. */
const TRACK = '[data-track], [data-plays]';
const TEXT_FIELD = 'input, textarea, [contenteditable]';

/**
 * Calls `start` once: for a user with a session, a queue of an earlier visit or of another tab, a notice, a track on screen, or a
 * key that may be a shortcut.
 */
export function watchPlayerNeeds(scope: Scope, { config }: Page, start: () => void): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  const startIf = (isNeeded: boolean) => {
    if (!isNeeded || signal.aborted) return;
    watching.abort();
    start();
  };
  window.addEventListener('storage', ({ key }) => startIf(key !== null && isPlaybackKey(key)), { signal });
  const onKey = ({ target, ctrlKey, metaKey }: KeyboardEvent) =>
    startIf(ctrlKey || metaKey || !(target instanceof Element && target.matches(TEXT_FIELD)));
  document.addEventListener('keydown', onKey, { signal });
  const stops = [
    watchStore($isSignedIn, scope, startIf),
    watchStore($notices, scope, (notices) => startIf(notices.length > 0)),
    watchTracks(() => startIf(true)),
  ];
  signal.addEventListener('abort', () => stops.forEach((stop) => stop()));
  startIf(config.hasSession === true || hasSavedPlayback());
  return () => watching.abort();
}

function watchTracks(found: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    timer = undefined;
    if (document.querySelector(TRACK)) found();
  };
  const observer = new MutationObserver(() => {
    timer ??= setTimeout(look, LOOK_AFTER_MS);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  timer = setTimeout(look);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
