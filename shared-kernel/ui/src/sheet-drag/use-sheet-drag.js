// Lets a finger pull a bottom sheet down by its head; past a third of its height, or with a flick, it closes.
import { useRef } from 'react';
const CLOSING_SHARE = 1 / 3;
const FLICK_PX_PER_MS = 0.5;
/** Whether a drag of this distance and duration closes the sheet. */
export function doesDragClose(distancePx, durationMs, heightPx) {
    if (distancePx <= 0)
        return false;
    return distancePx > heightPx * CLOSING_SHARE || distancePx / Math.max(1, durationMs) > FLICK_PX_PER_MS;
}
/** Handlers for the head of the sheet, which needs `touch-action: none`. */
export function useSheetDrag(sheet, onClose) {
    const drag = useRef(null);
    const moveTo = (px) => sheet.current?.style.setProperty('transform', px > 0 ? `translateY(${px}px)` : '');
    const end = (event, mayClose) => {
        const started = drag.current;
        if (started?.pointerId !== event.pointerId)
            return;
        drag.current = null;
        const distance = event.clientY - started.startY;
        const height = sheet.current?.offsetHeight ?? 0;
        if (mayClose && doesDragClose(distance, event.timeStamp - started.startedAt, height))
            onClose();
        else
            moveTo(0);
    };
    return {
        onPointerDown: (event) => {
            if (event.button !== 0 || event.target.closest('button, a'))
                return;
            event.currentTarget.setPointerCapture(event.pointerId);
            drag.current = { pointerId: event.pointerId, startY: event.clientY, startedAt: event.timeStamp };
        },
        onPointerMove: (event) => {
            if (drag.current?.pointerId === event.pointerId)
                moveTo(event.clientY - drag.current.startY);
        },
        onPointerUp: (event) => end(event, true),
        onPointerCancel: (event) => end(event, false),
    };
}
