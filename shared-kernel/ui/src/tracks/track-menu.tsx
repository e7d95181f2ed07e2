// Opens the menu of a track, which the shell draws: by right click, the context menu key and, outside of lists, long press.
import type { Track } from '@segue/contract';
import { type Messages, send } from '@segue/kernel/bus';
import { IconButton, MoreIcon } from '@segue/ui';
import { type ComponentProps, type MouseEvent, type TouchEvent, useRef } from 'react';
import { chooseHeldRow } from './choosing';

export type TrackMenuOrigin = Messages['track-menu/open']['from'];

const LONG_PRESS_MS = 500;
/** A finger that moves further scrolls. */
const LONG_PRESS_SLOP_PX = 10;

type Press = { x: number; y: number; timer: ReturnType<typeof setTimeout>; hasOpened: boolean };

/**
 * Handlers for the row of a track; a finger that holds a row of a list chooses it instead. The row should have
 * `-webkit-touch-callout: none` on touch screens.
 */
export function useTrackMenu(track: Track, from?: TrackMenuOrigin, isInList = false) {
  const press = useRef<Press | null>(null);
  const openAt = (x: number, y: number) =>
    send('track-menu/open', { track, from, anchor: { x, y, width: 0, height: 0 } });
  const hold = (row: Element, x: number, y: number) => {
    if (press.current) press.current.hasOpened = true;
    if (isInList) chooseHeldRow(row);
    else openAt(x, y);
  };
  const cancel = () => {
    clearTimeout(press.current?.timer);
    press.current = null;
  };

  return {
    onContextMenu: (event: MouseEvent) => {
      // Links have the browser's menu; with Shift every browser shows its own.
      if (event.shiftKey || (event.target as Element).closest('a[href]')) return;
      event.preventDefault();
      // Android also sends this event for a long press.
      if (press.current?.hasOpened) return;
      clearTimeout(press.current?.timer);
      if (press.current) {
        hold(event.currentTarget, event.clientX, event.clientY);
        return;
      }
      const row = event.currentTarget.getBoundingClientRect();
      const isKey = event.clientX === 0 && event.clientY === 0;
      openAt(isKey ? row.x : event.clientX, isKey ? row.bottom : event.clientY);
    },
    onTouchStart: (event: TouchEvent) => {
      cancel();
      const touch = event.touches[0];
      if (!touch || event.touches.length > 1 || (event.target as Element).closest('[data-grip]')) return;
      const { clientX: x, clientY: y } = touch;
      const { currentTarget } = event;
      const timer = setTimeout(() => hold(currentTarget, x, y), LONG_PRESS_MS);
      press.current = { x, y, timer, hasOpened: false };
    },
    onTouchMove: ({ touches }: TouchEvent) => {
      const touch = touches[0];
      if (!press.current || press.current.hasOpened || !touch) return;
      const { x, y } = press.current;
      if (Math.hypot(touch.clientX - x, touch.clientY - y) > LONG_PRESS_SLOP_PX) cancel();
    },
    onTouchEnd: (event: TouchEvent) => {
      // Prevents the following click, which would play the track.
      if (press.current?.hasOpened) event.preventDefault();
      cancel();
    },
    onTouchCancel: cancel,
  };
}

type Props = Pick<ComponentProps<'button'>, 'className' | 'tabIndex'> & {
  track: Track;
  from?: TrackMenuOrigin;
};

/** The "…" of a track: opens its menu. */
export function MenuButton({ track, from, ...button }: Props) {
  return (
    <IconButton
      {...button}
      label={`More options for ${track.title}`}
      aria-haspopup="menu"
      onClick={({ currentTarget }) => {
        // Takes the focus back when the menu closes; Safari does not focus a clicked button.
        currentTarget.focus();
        const { x, y, width, height } = currentTarget.getBoundingClientRect();
        send('track-menu/open', { track, from, anchor: { x, y, width, height } });
      }}
    >
      <MoreIcon />
    </IconButton>
  );
}
