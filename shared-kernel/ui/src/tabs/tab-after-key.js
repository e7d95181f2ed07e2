/** The tab that an arrow, Home or End selects; undefined for other keys. */
export function tabAfterKey(tabs, active, key) {
    const at = tabs.findIndex(({ id }) => id === active);
    switch (key) {
        case 'ArrowRight':
            return tabs[(at + 1) % tabs.length]?.id;
        case 'ArrowLeft':
            return tabs.at(at <= 0 ? -1 : at - 1)?.id;
        case 'Home':
            return tabs[0]?.id;
        case 'End':
            return tabs.at(-1)?.id;
        default:
            return undefined;
    }
}
