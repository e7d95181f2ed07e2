// Moves the focus to the search box, which is on the home screen.
import { screens } from '@segue/contract/screens';

const SEARCH_BOX = '[role="search"] input';
const WAIT_MS = 5000;

/** Focuses the search box. Elsewhere `openScreen` leads to it first, and the focus follows once it is drawn. */
export function focusSearch(page: Document, openScreen: (path: string) => void): void {
  if (focusBox(page)) return;
  const observer = new MutationObserver(() => {
    if (!page.querySelector(SEARCH_BOX)) return;
    observer.disconnect();
    // After the change of screen, which moves the focus to the content.
    setTimeout(() => focusBox(page));
  });
  observer.observe(page.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), WAIT_MS);
  openScreen(screens.home);
}

function focusBox(page: Document): boolean {
  const box = page.querySelector<HTMLInputElement>(SEARCH_BOX);
  box?.focus();
  box?.select();
  return box !== null;
}
