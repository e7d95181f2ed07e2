// Keyboard navigation through the items of an open menu.

const MENU_ITEMS = '[role^=menuitem]:not(:disabled)';

/** Moves the focus within a menu, or between other elements; returns whether it handled the key. */
export function moveFocus(menu: HTMLElement, key: string, itemSelector = MENU_ITEMS): boolean {
  const items = [...menu.querySelectorAll<HTMLElement>(itemSelector)];
  const target = targetOf(items, items.indexOf(document.activeElement as HTMLElement), key);
  target?.focus();
  return target !== undefined;
}

/** Presses the item with this shortcut; returns whether there is one. */
export function pressShortcut(
  menu: HTMLElement,
  { key, ctrlKey, metaKey, altKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>,
): boolean {
  if (ctrlKey || metaKey || altKey || !/^[a-z]$/i.test(key)) return false;
  const item = menu.querySelector<HTMLElement>(`[aria-keyshortcuts="${key.toUpperCase()}"]:not(:disabled)`);
  item?.click();
  return item !== null;
}

function targetOf(items: readonly HTMLElement[], at: number, key: string): HTMLElement | undefined {
  switch (key) {
    case 'Home':
      return items[0];
    case 'End':
      return items.at(-1);
    case 'ArrowDown':
      return items[(at + 1) % items.length];
    case 'ArrowUp':
      return items.at(at <= 0 ? -1 : at - 1);
    default:
      return key.length === 1 && key !== ' ' ? startingWith(items, at, key) : undefined;
  }
}

function startingWith(items: readonly HTMLElement[], at: number, letter: string): HTMLElement | undefined {
  const following = [...items.slice(at + 1), ...items.slice(0, at + 1)];
  return following.find((item) => item.textContent?.trim().toLowerCase().startsWith(letter.toLowerCase()));
}
