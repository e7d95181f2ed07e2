// Closes a floating box on Escape, on a press outside, and when the focus moves outside.
import { useEffect, useEffectEvent } from 'react';
/** The open boxes, the topmost last: a submenu lies above its menu. */
const layers = [];
/** Calls `dismiss` on Escape, and on a press or focus outside of all `insides` and of every layer above. */
export function useDismissal(insides, dismiss) {
    const isInside = useEffectEvent((target) => target instanceof Node && insides.some((inside) => inside.current?.contains(target)));
    const dismissed = useEffectEvent(dismiss);
    useEffect(() => {
        const layer = { contains: (target) => isInside(target) };
        layers.push(layer);
        const onOutside = ({ target }) => {
            const above = layers.slice(layers.indexOf(layer));
            if (!above.some(({ contains }) => contains(target)))
                dismissed('outside');
        };
        const onKey = (event) => {
            if (event.key !== 'Escape' || event.defaultPrevented || layers.at(-1) !== layer)
                return;
            // One Escape closes one layer only.
            event.preventDefault();
            event.stopPropagation();
            dismissed('escape');
        };
        document.addEventListener('pointerdown', onOutside, true);
        document.addEventListener('focusin', onOutside);
        document.addEventListener('keydown', onKey, true);
        return () => {
            layers.splice(layers.indexOf(layer), 1);
            document.removeEventListener('pointerdown', onOutside, true);
            document.removeEventListener('focusin', onOutside);
            document.removeEventListener('keydown', onKey, true);
        };
    }, []);
}
