import type { Page } from '@playwright/test';

/** Translates every page as browsers do: each text node is replaced by `font` elements, again after every change. */
export async function translatePages(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const translate = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = root instanceof Text ? [root] : [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (text.data.trim() === '' || text.parentElement?.closest('font, script, style, textarea, svg'))
          continue;
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        inner.append(text.data);
        outer.append(inner);
        text.replaceWith(outer);
      }
    };
    const watch = () => {
      translate(document.body);
      const observer = new MutationObserver((changes) => {
        for (const { target, addedNodes } of changes) [target, ...addedNodes].forEach(translate);
      });
      observer.observe(document.body, { childList: true, characterData: true, subtree: true });
    };
    addEventListener('load', () => requestIdleCallback(watch));
  });
}
