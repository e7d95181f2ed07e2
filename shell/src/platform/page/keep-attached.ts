/** Ref of a region of the shell, which is put back when code of a remote removes it; React detaches the ref before. */
export function keepAttached(element: Element | null): (() => void) | undefined {
  const parent = element?.parentNode;
  if (!element || !parent) return undefined;
  const observer = new MutationObserver((records) => {
    for (const { removedNodes, nextSibling } of records) {
      if (element.isConnected || ![...removedNodes].includes(element)) continue;
      parent.insertBefore(element, nextSibling?.parentNode === parent ? nextSibling : null);
    }
  });
  observer.observe(parent, { childList: true });
  return () => observer.disconnect();
}
