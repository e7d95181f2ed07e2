import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import styled, { keyframes } from 'styled-components';
import { useDismissal, usePlacement, type Side } from '../floating';
import { t } from '../theme';

type Props = {
  /** The element that opened the popover; the focus returns there. */
  anchor: RefObject<HTMLElement | null>;
  /** The accessible name of the box. */
  label: string;
  onClose: () => void;
  side?: Side;
  children: ReactNode;
};

/** A small floating box with controls, next to its anchor. Render it while it is open. */
export function Popover({ anchor, label, onClose, side = 'end', children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  usePlacement(anchor, box, side);
  useDismissal([box, anchor], (how) => {
    if (how === 'escape') anchor.current?.focus();
    onClose();
  });
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  return createPortal(
    <Box ref={box} role="dialog" aria-label={label} tabIndex={-1}>
      {children}
    </Box>,
    document.body,
  );
}

const open = keyframes`from { opacity: 0; transform: scale(0.98); }`;

const Box = styled.div`
  position: fixed;
  z-index: ${t('layers.popup')};
  inset: 0 auto auto 0;
  width: max-content;
  min-width: 14rem;
  max-width: min(22rem, calc(100vw - 16px));
  max-height: calc(100dvh - 16px);
  overflow: auto;
  border: 1px solid ${t('colors.outline')};
  border-radius: ${t('radii.menu')};
  background: ${t('colors.floating')};
  box-shadow: ${t('shadows.floating')};
  outline: none !important;
  animation: ${open} ${t('motion.panel')};
`;
