import type { ReactNode, RefObject } from 'react';
import type { Side } from '../floating';
import { MenuList } from './menu-list';

type Props = {
  /** The accessible name. */
  label: string;
  /** The control that opened it. */
  anchor: RefObject<HTMLElement | null>;
  /** `beside` for the submenu of an item; ArrowLeft closes it. Render it beside its menu, not among the items. */
  side: Side;
  onClose: () => void;
  /** `MenuItem`s and `MenuSeparator`s. */
  children: ReactNode;
};

/** A menu whose control is drawn elsewhere. Render it while it is open. */
export function AnchoredMenu({ label, anchor, side, onClose, children }: Props) {
  return (
    <MenuList label={label} anchor={anchor} opener={anchor} side={side} startAt="first" onClose={onClose}>
      {children}
    </MenuList>
  );
}
