import { useRef, useState, type ReactNode, type RefObject } from 'react';
import type { Rect } from '../floating';
import { MenuList } from './menu-list';

type Props = {
  /** The accessible name. */
  label: string;
  /** The control that opened it, or the point that was pressed. */
  anchor: Rect;
  onClose: () => void;
  /** What the menu is about; shown on phones, where the menu is a bottom sheet. */
  head: ReactNode;
  /** An element over the part of the window that the menu may cover. */
  room: RefObject<HTMLElement | null>;
  /** `MenuItem`s and `MenuSeparator`s. */
  children: ReactNode;
};

/** A menu beside a place of the window; a bottom sheet on phones. Render it while it is open. */
export function ContextMenu({ label, anchor, onClose, head, room, children }: Props) {
  const [focused] = useState(() => document.activeElement as HTMLElement | null);
  const opener = useRef(focused);
  return (
    <MenuList
      label={label}
      anchor={anchor}
      side={anchor.width > 0 ? 'end' : 'start'}
      opener={opener}
      startAt="first"
      onClose={onClose}
      sheetHead={head}
      room={room}
    >
      {children}
    </MenuList>
  );
}
