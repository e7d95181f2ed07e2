import { screens } from '@segue/contract/screens';

const SEARCH_BOX = '[role="search"] input';
const WAIT_MS = 5000;

/** Focuses the search box. Elsewhere `openScreen` leads to it first, and the focus follows once it is drawn. */
export function focusSearch(openScreen: (path: string) => void): void {
  if (focusBox()) return;
  const observer = new MutationObserver(() => {
    if (!document.querySelector(SEARCH_BOX)) return;
    observer.disconnect();
    // After the route change, which moves the focus to the content.
    setTimeout(focusBox);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), WAIT_MS);
  openScreen(screens.home);
}

function focusBox(): boolean {
  const box = document.querySelector<HTMLInputElement>(SEARCH_BOX);
  box?.focus();
  box?.select();
  return box !== null;
}
