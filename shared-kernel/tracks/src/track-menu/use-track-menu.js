import { send } from '@segue/event-bus';
import { useRef } from 'react';
const LONG_PRESS_MS = 500;
/** A finger that moves further scrolls. */
const LONG_PRESS_SLOP_PX = 10;
/** Opens the menu of a track beside an element. */
export function openTrackMenu(track, beside, from) {
    const { x, y, width, height } = beside.getBoundingClientRect();
    send('track-menu/open', { track, from, anchor: { x, y, width, height } });
}
/** Handlers for the row of a track. The row should have `-webkit-touch-callout: none` on touch screens. */
export function useTrackMenu(track, from) {
    const press = useRef(null);
    const openAt = (x, y) => send('track-menu/open', { track, from, anchor: { x, y, width: 0, height: 0 } });
    const cancel = () => {
        clearTimeout(press.current?.timer);
        press.current = null;
    };
    return {
        onContextMenu: (event) => {
            // Links have a menu of the browser; with Shift every browser shows its own.
            if (event.shiftKey || event.target.closest('a[href]'))
                return;
            event.preventDefault();
            // Android also sends this event for a long press.
            if (press.current?.hasOpened)
                return;
            if (press.current)
                press.current.hasOpened = true;
            clearTimeout(press.current?.timer);
            const row = event.currentTarget.getBoundingClientRect();
            const isKey = event.clientX === 0 && event.clientY === 0;
            openAt(isKey ? row.x : event.clientX, isKey ? row.bottom : event.clientY);
        },
        onTouchStart: (event) => {
            cancel();
            const touch = event.touches[0];
            if (!touch || event.touches.length > 1 || event.target.closest('[data-grip]'))
                return;
            const { clientX: x, clientY: y } = touch;
            const timer = setTimeout(() => {
                if (press.current)
                    press.current.hasOpened = true;
                openAt(x, y);
            }, LONG_PRESS_MS);
            press.current = { x, y, timer, hasOpened: false };
        },
        onTouchMove: ({ touches }) => {
            const touch = touches[0];
            if (!press.current || press.current.hasOpened || !touch)
                return;
            const { x, y } = press.current;
            if (Math.hypot(touch.clientX - x, touch.clientY - y) > LONG_PRESS_SLOP_PX)
                cancel();
        },
        onTouchEnd: (event) => {
            // The click that follows would play the track.
            if (press.current?.hasOpened)
                event.preventDefault();
            cancel();
        },
        onTouchCancel: cancel,
    };
}
