/** Gives another window the page's theme, styles and typeface. `StyleSheetManager` is not shared by the page; rules are added on use. */
export function mirrorStyles(page: Document, other: Document, view: Window): () => void {
  const { lang, dir } = page.documentElement;
  Object.assign(other.documentElement, { lang, dir });
  for (const face of page.fonts) other.fonts.add(face);
  // A constructed sheet needs no nonce.
  const { CSSStyleSheet: Sheet } = view as Window & typeof globalThis;
  const mirror = new Sheet({ baseURL: page.baseURI });
  other.adoptedStyleSheets = [mirror];
  let count = 0;
  const update = () => {
    Object.assign(other.documentElement.dataset, page.documentElement.dataset);
    const rules = Array.from(page.styleSheets).flatMap(({ cssRules }) => Array.from(cssRules));
    if (rules.length === count) return;
    count = rules.length;
    mirror.replaceSync(rules.map(({ cssText }) => cssText).join('\n'));
  };
  update();
  // Its callback runs before the next paint.
  const changes = new MutationObserver(update);
  changes.observe(other.body, { subtree: true, childList: true, attributeFilter: ['class'] });
  changes.observe(page.documentElement, { attributeFilter: ['data-appearance'] });
  return () => changes.disconnect();
}
