// The look of a floating box that is a bottom sheet on phones. A finger pulls it down by its head; past a third of its height, or with a
// flick, it closes.
import { type PointerEvent, type RefObject, useRef } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { doesDragClose } from './drag-close';
import { media, t } from './theme';

type Drag = { pointerId: number; startY: number; startedAt: number };

/** Handlers for the head of the sheet, which needs `touch-action: none`. */
export function useSheetDrag(sheet: RefObject<HTMLElement | null>, onClose: () => void) {
  const drag = useRef<Drag | null>(null);
  const moveTo = (px: number) =>
    sheet.current?.style.setProperty('transform', px > 0 ? `translateY(${px}px)` : '');
  const end = (event: PointerEvent, mayClose: boolean) => {
    const started = drag.current;
    if (started?.pointerId !== event.pointerId) return;
    drag.current = null;
    const distance = event.clientY - started.startY;
    const height = sheet.current?.offsetHeight ?? 0;
    if (mayClose && doesDragClose(distance, event.timeStamp - started.startedAt, height)) onClose();
    else moveTo(0);
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0 || (event.target as Element).closest('button, a')) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = { pointerId: event.pointerId, startY: event.clientY, startedAt: event.timeStamp };
    },
    onPointerMove: (event: PointerEvent) => {
      if (drag.current?.pointerId === event.pointerId) moveTo(event.clientY - drag.current.startY);
    },
    onPointerUp: (event: PointerEvent) => end(event, true),
    onPointerCancel: (event: PointerEvent) => end(event, false),
  };
}

/** The bar that shows that the sheet can be pulled down. */
export const SheetHandle = styled.i`
  display: block;
  width: 36px;
  height: 4px;
  margin: 0 auto;
  border-radius: ${t('radii.pill')};
  background: ${t('colors.ghost')};
`;

const rise = keyframes`from { transform: translateY(100%); }`;
const fade = keyframes`from { opacity: 0; }`;

/** For a box that floats on wide screens. */
export const sheetOnPhone = css`
  ${media.phone} {
    inset: auto 0 0;
    width: 100%;
    max-width: none;
    max-height: calc(100dvh - 48px);
    padding-bottom: calc(${t('space.2')} + env(safe-area-inset-bottom, 0px));
    border-width: 1px 0 0;
    border-radius: 20px 20px 0 0;
    /* The place beside the anchor is for wide screens. */
    translate: none !important;
    overscroll-behavior: contain;
    animation: ${rise} ${t('motion.panel')};

    ${media.stillness} {
      animation: ${fade} ${t('motion.hover')};
    }
  }
`;

/** Covers the page behind the sheet; absent on wide screens. */
export const SheetScrim = styled.div`
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
