import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import styled, { keyframes } from 'styled-components';
import type { Anchor, Side } from '../floating';
import { FloatingBox } from '../floating-box';
import { indexAfterKey } from '../index-after-key';
import { media, t } from '../theme';

type Props = {
  id?: string | undefined;
  label: string;
  /** The control that opened the menu, or the pressed point of the window. */
  anchor: Anchor;
  /** `beside` for the submenu of an item; ArrowLeft closes it. Render it beside its menu, not among the items. */
  side?: Side;
  startAt?: 'first' | 'last';
  onClose: () => void;
  /** What the menu is about: on phones it is a bottom sheet with this head. */
  sheetHead?: ReactNode;
  children: ReactNode;
};

/** A menu whose button is rendered elsewhere. Render it while it is open. */
export function MenuList({
  id,
  label,
  anchor,
  startAt = 'first',
  onClose,
  sheetHead,
  children,
  ...rest
}: Props) {
  const isPoint = 'width' in anchor && anchor.width === 0;
  const { side = isPoint ? 'start' : 'end' } = rest;
  const focused = useRef(useState(() => document.activeElement as HTMLElement | null)[0]);
  const opener = 'width' in anchor ? focused : anchor;
  const box = useRef<HTMLDivElement>(null);
  const scrim = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const closeAndRestoreFocus = () => {
    opener.current?.focus({ preventScroll: true });
    onClose();
  };
  // A press on the button that opened the menu is the button's; a menu at a point has no such button.
  const insides = isPoint ? [scrim] : [scrim, opener];
  useEffect(() => {
    const checked = list.current?.querySelector<HTMLElement>('[aria-checked=true]');
    if (checked) checked.focus();
    else if (list.current) moveFocus(list.current, startAt === 'first' ? 'Home' : 'End');
  }, [startAt]);
  return (
    <>
      {sheetHead === undefined
        ? null
        : createPortal(<Scrim ref={scrim} onClick={closeAndRestoreFocus} />, document.body)}
      {/* A landmark, because all content must be in one. */}
      <Box
        box={box}
        anchor={anchor}
        side={side}
        insides={insides}
        onDismiss={(how) => (how === 'escape' ? closeAndRestoreFocus() : onClose())}
        {...(sheetHead !== undefined && { sheetHead })}
        role="region"
        aria-label="Menu"
      >
        <div
          ref={list}
          id={id}
          role="menu"
          aria-label={label}
          tabIndex={-1}
          onClick={(event) => {
            const item = (event.target as Element).closest('[role^=menuitem]');
            if (item && !item.hasAttribute('aria-haspopup')) closeAndRestoreFocus();
          }}
          onKeyDown={(event) => {
            if (event.key === 'Tab' || (event.key === 'ArrowLeft' && side === 'beside'))
              closeAndRestoreFocus();
            else if (pressShortcut(event.currentTarget, event) || moveFocus(event.currentTarget, event.key))
              event.preventDefault();
          }}
        >
          {children}
        </div>
      </Box>
    </>
  );
}

const Box = styled(FloatingBox)`
  width: min(${t('sizes.menu')}, calc(100vw - 16px));
  padding: 6px;
  > [role='menu'] {
    outline: none;
  }
  ${media.phone} {
    /* The sheet of a submenu takes its place. */
    &[data-sheet]:has([aria-haspopup][aria-expanded='true']) {
      opacity: 0;
    }
  }
`;
const fade = keyframes`from { opacity: 0; }`;
const Scrim = styled.div`
  display: none;
  ${media.phone} {
    position: fixed;
    inset: 0;
    z-index: ${t('layers.popup')};
    display: block;
    background: ${t('colors.scrim')};
    animation: ${fade} ${t('motion.panel')};
  }
`;

const MENU_ITEMS = '[role^=menuitem]:not(:disabled)';

/** Moves the focus within a menu, or between other elements; returns whether it handled the key. */
export function moveFocus(menu: HTMLElement, key: string, itemSelector = MENU_ITEMS): boolean {
  const items = [...menu.querySelectorAll<HTMLElement>(itemSelector)];
  const target = targetOf(items, items.indexOf(document.activeElement as HTMLElement), key);
  target?.focus();
  return target !== undefined;
}

function pressShortcut(
  menu: HTMLElement,
  { key, ctrlKey, metaKey, altKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>,
): boolean {
  if (ctrlKey || metaKey || altKey || !/^[a-z]$/i.test(key)) return false;
  const item = menu.querySelector<HTMLElement>(`[aria-keyshortcuts="${key.toUpperCase()}"]:not(:disabled)`);
  item?.click();
  return item !== null;
}

function targetOf(items: readonly HTMLElement[], at: number, key: string): HTMLElement | undefined {
  const isLetter = key.length === 1 && key !== ' ';
  return isLetter ? startingWith(items, at, key) : items[indexAfterKey(key, at, items.length, 'ArrowDown')];
}

function startingWith(items: readonly HTMLElement[], at: number, letter: string): HTMLElement | undefined {
  const following = [...items.slice(at + 1), ...items.slice(0, at + 1)];
  return following.find((item) => item.textContent?.trim().toLowerCase().startsWith(letter.toLowerCase()));
}
