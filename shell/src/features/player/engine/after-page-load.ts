// Work that must not delay the page's `load` event, which Spotify's SDK waits for.

/** Runs after `load`, at once when that is over. Returns a function that cancels it. */
export function afterPageLoad(work: () => void): () => void {
  if (document.readyState === 'complete') {
    work();
    return () => undefined;
  }
  window.addEventListener('load', work, { once: true });
  return () => window.removeEventListener('load', work);
}
