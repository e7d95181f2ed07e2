// Keyboard navigation through the items of an open menu.
/** Moves the focus within a menu; returns whether it handled the key. */
export function moveFocus(menu, key) {
    const items = [...menu.querySelectorAll('[role=menuitem]:not(:disabled)')];
    const target = targetOf(items, items.indexOf(document.activeElement), key);
    target?.focus();
    return target !== undefined;
}
/** Presses the item with this shortcut; returns whether there is one. */
export function pressShortcut(menu, { key, ctrlKey, metaKey, altKey }) {
    if (ctrlKey || metaKey || altKey || !/^[a-z]$/i.test(key))
        return false;
    const item = menu.querySelector(`[aria-keyshortcuts="${key.toUpperCase()}"]:not(:disabled)`);
    item?.click();
    return item !== null;
}
function targetOf(items, at, key) {
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
function startingWith(items, at, letter) {
    const following = [...items.slice(at + 1), ...items.slice(0, at + 1)];
    return following.find((item) => item.textContent?.trim().toLowerCase().startsWith(letter.toLowerCase()));
}
