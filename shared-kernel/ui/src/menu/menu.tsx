import { type KeyboardEvent, type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import type { Rect, Side } from '../floating';
import { MenuList } from './menu-list';

/** Props for the trigger button. */
type MenuTriggerProps = {
  ref: RefObject<HTMLButtonElement | null>;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  onClick: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

type Props = {
  /** The accessible name of the menu. */
  label: string;
  trigger: (props: MenuTriggerProps) => ReactNode;
  /** `MenuItem`s and `MenuSeparator`s. */
  children: ReactNode;
};

/** A button that opens a menu. Arrows, Home, End and first letters move the focus; Escape closes. */
export function Menu({ label, trigger, children }: Props) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<'first' | 'last' | null>(null);
  const props: MenuTriggerProps = {
    ref: button,
    'aria-haspopup': 'menu',
    'aria-expanded': opened !== null,
    'aria-controls': opened ? id : undefined,
    onClick: () => setOpened((now) => (now ? null : 'first')),
    onKeyDown: (event) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      setOpened(event.key === 'ArrowDown' ? 'first' : 'last');
    },
  };
  return (
    <>
      {trigger(props)}
      {opened && (
        <MenuList
          id={id}
          label={label}
          anchor={button}
          opener={button}
          side="end"
          startAt={opened}
          onClose={() => setOpened(null)}
        >
          {children}
        </MenuList>
      )}
    </>
  );
}

type AnchoredMenuProps = {
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
export function AnchoredMenu({ label, anchor, side, onClose, children }: AnchoredMenuProps) {
  return (
    <MenuList label={label} anchor={anchor} opener={anchor} side={side} startAt="first" onClose={onClose}>
      {children}
    </MenuList>
  );
}

type ContextMenuProps = {
  /** The accessible name. */
  label: string;
  /** The control that opened it, or the point that was pressed. */
  anchor: Rect;
  onClose: () => void;
  /** What the menu is about; shown on phones, where the menu is a bottom sheet. */
  head: ReactNode;
  /** `MenuItem`s and `MenuSeparator`s. */
  children: ReactNode;
};

/** A menu beside a place of the window; a bottom sheet on phones. Render it while it is open. */
export function ContextMenu({ label, anchor, onClose, head, children }: ContextMenuProps) {
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
    >
      {children}
    </MenuList>
  );
}
