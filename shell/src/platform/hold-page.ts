/**
 * Stops the page from scrolling, as `theme.css` says for the attribute. Where the scrollbar took space, the content keeps its
 * width. Returns a function that undoes both.
 */
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
