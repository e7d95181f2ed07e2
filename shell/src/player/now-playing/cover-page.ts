// The now-playing view covers the page: keyboard and Back belong to it while it is open.
import { holdPage } from '../../platform/page/hold-page';
import { listen } from '../../platform/listen';

/** Marks the elements that lie above the view, such as the notices. */
const ABOVE = '[data-above-page]';
const ENTRY = 'isNowPlaying';

/** Makes everything beside the view inert and moves the focus to it. Returns a function that undoes both. */
export function coverPage(view: HTMLElement): () => void {
  const opener = document.activeElement;
  const others = [...(view.parentElement?.children ?? [])].filter(
    (element): element is HTMLElement => element instanceof HTMLElement && element !== view,
  );
  const setCovered = (isCovered: boolean) => {
    for (const element of others) {
      // The view covers the player bar; it makes room for the notices itself.
      if (element.matches(ABOVE)) element.style.bottom = isCovered ? '0' : '';
      else element.inert = isCovered;
    }
  };
  setCovered(true);
  const releasePage = holdPage('data-covered');
  view.focus({ preventScroll: true });
  return () => {
    setCovered(false);
    releasePage();
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  };
}

/** Adds a history entry, so that Back closes the view instead of leaving the screen. */
export function closeOnBack(close: () => void): () => void {
  // The router's state is kept: for the router this is the same entry.
  window.history.pushState({ ...(window.history.state as object | null), [ENTRY]: true }, '');
  const stop = listen(window, ['popstate'], () => close());
  return () => {
    stop();
    const { state } = window.history as { state: Partial<Record<typeof ENTRY, boolean>> | null };
    if (state?.[ENTRY]) window.history.back();
  };
}
