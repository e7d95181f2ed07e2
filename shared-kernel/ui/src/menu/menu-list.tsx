// The open list of a menu: a floating box beside its anchor.
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import styled, { css, keyframes } from 'styled-components';
import { type Anchor, type Side, useDismissal, usePlacement } from '../floating';
import { sheetOnPhone, SheetScrim } from '../sheet';
import { SheetHandle, useSheetDrag } from '../sheet-drag';
import { media, t } from '../theme';

type Props = {
  id?: string | undefined;
  /** The accessible name. */
  label: string;
  anchor: Anchor;
  side: Side;
  /** The element that the focus returns to. */
  opener: RefObject<HTMLElement | null>;
  startAt: 'first' | 'last';
  onClose: () => void;
  /** Above the items of a menu that is a bottom sheet on phones. */
  sheetHead?: ReactNode;
  children: ReactNode;
};

export function MenuList(props: Props) {
  const { id, label, anchor, side, opener, startAt, onClose, sheetHead, children } = props;
  const box = useRef<HTMLDivElement>(null);
  const scrim = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const isSheet = sheetHead !== undefined;
  const closeAndRestoreFocus = () => {
    opener.current?.focus({ preventScroll: true });
    onClose();
  };
  usePlacement(anchor, box, side);
  // A press on the button that opened the menu is the button's; a menu at a point has no such button.
  const insides = 'width' in anchor && anchor.width === 0 ? [box, scrim] : [box, scrim, opener];
  useDismissal(insides, (how) => (how === 'escape' ? closeAndRestoreFocus() : onClose()));
  const drag = useSheetDrag(box, closeAndRestoreFocus);
  useEffect(() => {
    const checked = list.current?.querySelector<HTMLElement>('[aria-checked=true]');
    if (checked) checked.focus();
    else if (list.current) moveFocus(list.current, startAt === 'first' ? 'Home' : 'End');
  }, [startAt]);
  return createPortal(
    <>
      {isSheet ? <SheetScrim ref={scrim} onClick={closeAndRestoreFocus} /> : null}
      {/* A landmark, as all content is in one. */}
      <Box ref={box} role="region" aria-label="Menu" data-floating="" $isSheet={isSheet}>
        {isSheet ? (
          <Head {...drag}>
            <SheetHandle />
            {sheetHead}
          </Head>
        ) : null}
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
    </>,
    document.body,
  );
}

const open = keyframes`from { opacity: 0; transform: scale(0.98); }`;
const fade = keyframes`from { opacity: 0; }`;

const Box = styled.div<{ $isSheet: boolean }>`
  position: fixed;
  z-index: ${t('layers.popup')};
  inset: 0 auto auto 0;
  width: min(${t('sizes.menu')}, calc(100vw - 16px));
  max-height: calc(100dvh - 16px);
  overflow: auto;
  padding: 6px;
  border: 1px solid ${t('colors.outline')};
  border-radius: ${t('radii.menu')};
  background: ${t('colors.floating')};
  box-shadow: ${t('shadows.floating')};
  animation: ${open} ${t('motion.panel')};

  > [role='menu'] {
    outline: none;
  }

  ${media.stillness} {
    animation-name: ${fade};
  }

  ${({ $isSheet }) =>
    $isSheet
      ? css`
          ${sheetOnPhone}

          ${media.phone} {
            /* The sheet of a submenu takes its place. */
            &:has([aria-haspopup][aria-expanded='true']) {
              opacity: 0;
            }
          }
        `
      : null}
`;
const Head = styled.div`
  display: none;

  ${media.phone} {
    display: block;
    padding: ${t('space.1')} ${t('space.2')} ${t('space.3')};
    touch-action: none;
  }
`;

// Keyboard navigation through the items of an open menu.

const MENU_ITEMS = '[role^=menuitem]:not(:disabled)';

/** Moves the focus within a menu, or between other elements; returns whether it handled the key. */
export function moveFocus(menu: HTMLElement, key: string, itemSelector = MENU_ITEMS): boolean {
  const items = [...menu.querySelectorAll<HTMLElement>(itemSelector)];
  const target = targetOf(items, items.indexOf(document.activeElement as HTMLElement), key);
  target?.focus();
  return target !== undefined;
}

/** Presses the item with this shortcut; returns whether there is one. */
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
  switch (key) {
    case 'Home':
      return items[0];
    case 'End':
      return items.at(-1);
    case 'ArrowDown':
      return items[(at + 1) % items.length];
    case 'ArrowUp':
      return items.at(at <= 0 ? -1 : at - 1);
    default:
      return key.length === 1 && key !== ' ' ? startingWith(items, at, key) : undefined;
  }
}

function startingWith(items: readonly HTMLElement[], at: number, letter: string): HTMLElement | undefined {
  const following = [...items.slice(at + 1), ...items.slice(0, at + 1)];
  return following.find((item) => item.textContent?.trim().toLowerCase().startsWith(letter.toLowerCase()));
}
