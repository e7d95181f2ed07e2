/** New elements are handled after this time: they are painted first. */
const LOOK_AFTER_MS = 100;

/** Calls `look` in the next task, and after elements were added, or an attribute of this name changed. Returns a function that stops it. */
export function watchPage(look: () => void, attribute?: string): () => void {
  const run = () => {
    timer = undefined;
    look();
  };
  let timer: ReturnType<typeof setTimeout> | undefined = setTimeout(run);
  const observer = new MutationObserver(() => {
    timer ??= setTimeout(run, LOOK_AFTER_MS);
  });
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    ...(attribute && { attributeFilter: [attribute] }),
  });
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
