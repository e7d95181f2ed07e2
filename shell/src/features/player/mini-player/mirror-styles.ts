// Gives the document of another window the theme, the styles and the typeface of the page.

/**
 * Keeps them up to date until the returned function is called. Styled-components insert a rule into the page's sheet when a
 * class is first used, so a change of the other document may need new rules. Its own way, `StyleSheetManager`, is not among
 * what the page shares of it.
 */
export function mirrorStyles(page: Document, other: Document, view: Window): () => void {
  const { lang, dir, dataset } = page.documentElement;
  Object.assign(other.documentElement, { lang, dir });
  const mirrorData = () => void Object.assign(other.documentElement.dataset, dataset);
  mirrorData();
  const choices = new MutationObserver(mirrorData);
  choices.observe(page.documentElement, { attributeFilter: ['data-appearance'] });
  for (const face of page.fonts) other.fonts.add(face);

  const mirrors = new Map<CSSStyleSheet, { sheet: CSSStyleSheet; rules: number }>();
  const update = () => {
    let isNew = false;
    for (const sheet of page.styleSheets) {
      const mirror = mirrors.get(sheet) ?? { sheet: sheetFor(view, sheet), rules: 0 };
      isNew ||= !mirrors.has(sheet);
      mirrors.set(sheet, mirror);
      const { length } = sheet.cssRules;
      if (mirror.rules === length) continue;
      mirror.rules = length;
      mirror.sheet.replaceSync(Array.from(sheet.cssRules, ({ cssText }) => cssText).join('\n'));
    }
    if (isNew) other.adoptedStyleSheets = Array.from(mirrors.values(), ({ sheet }) => sheet);
  };
  update();
  // Its callback runs before the next paint.
  const changes = new MutationObserver(update);
  changes.observe(other.body, { subtree: true, childList: true, attributeFilter: ['class'] });
  return () => {
    choices.disconnect();
    changes.disconnect();
  };
}

/** A constructed sheet needs no nonce. Relative addresses keep their meaning. */
function sheetFor(view: Window, { href }: CSSStyleSheet): CSSStyleSheet {
  const { CSSStyleSheet: Sheet, document } = view as Window & typeof globalThis;
  return new Sheet({ baseURL: href ?? document.baseURI });
}
