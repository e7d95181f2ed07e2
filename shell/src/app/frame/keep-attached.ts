/**
 * Ref of a region of the shell: the element, or all of its content, is put back when code of a remote removes it. React
 * detaches the ref before it removes the element itself.
 */
export function keepAttached(element: Element | null): (() => void) | undefined {
  const parent = element?.parentNode;
  if (!element || !parent) return undefined;
  const observer = new MutationObserver((records) => {
    const isEmptied = element.childNodes.length === 0;
    for (const { target, removedNodes, nextSibling } of records) {
      if (target === element && isEmptied) element.append(...removedNodes);
      if (target === parent && [...removedNodes].includes(element) && !element.isConnected) {
        parent.insertBefore(element, nextSibling?.parentNode === parent ? nextSibling : null);
      }
    }
  });
  for (const node of [parent, element]) observer.observe(node, { childList: true });
  return () => observer.disconnect();
}
