// State and keys of a text box with a list of suggestions. The focus stays in the box, as in the ARIA combobox pattern.
import { useId, useRef, useState } from 'react';
export function useCombobox(options, onPick) {
    const id = useId();
    const area = useRef(null);
    const [isRequested, setRequested] = useState(false);
    const [active, setActive] = useState(null);
    const isOpen = isRequested && options.length > 0;
    const open = () => setRequested(true);
    const close = () => {
        setRequested(false);
        setActive(null);
    };
    const pick = (option) => {
        close();
        onPick(option);
    };
    const onKeyDown = (event) => {
        const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
        if (step !== 0 && options.length > 0) {
            event.preventDefault();
            setActive((now) => (isOpen ? next(now, step, options.length) : null));
            open();
        }
        else if (event.key === 'Enter' && isOpen && active !== null) {
            event.preventDefault();
            pick(options[active] ?? '');
        }
    };
    return {
        isOpen,
        open,
        close,
        area,
        /** Attributes of the text box. */
        box: {
            role: 'combobox',
            'aria-autocomplete': 'list',
            'aria-expanded': isOpen,
            'aria-controls': id,
            'aria-activedescendant': active === null ? undefined : optionId(id, active),
            onClick: open,
            onKeyDown,
        },
        list: { id, area, options, active, pick, close },
    };
}
export function optionId(listId, index) {
    return `${listId}-${index}`;
}
/** Wraps around the list, with one stop at "no option". */
function next(now, step, count) {
    const index = (now ?? (step === 1 ? -1 : count)) + step;
    return index < 0 || index >= count ? null : index;
}
