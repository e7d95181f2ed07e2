/** Stops the page from scrolling, by an attribute of `theme.css`; the content keeps its width. Returns a function that undoes both. */
export function holdPage(attribute: 'data-sheet' | 'data-covered'): () => void {
  const page = document.documentElement;
  const width = page.clientWidth;
  page.toggleAttribute(attribute, true);
  const freed = page.clientWidth - width;
  if (freed > 0) page.style.setProperty('--scrollbar-width', `${freed}px`);
  return () => {
    page.removeAttribute(attribute);
    if (freed > 0) page.style.removeProperty('--scrollbar-width');
  };
}
