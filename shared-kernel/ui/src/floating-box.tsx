// A box beside its anchor, of a menu or of controls; on phones it may be a bottom sheet.
import type { ComponentProps, ReactNode, RefObject } from 'react';
import { createPortal } from 'react-dom';
import styled, { css, keyframes } from 'styled-components';
import { type Anchor, type Side, useDismissal, usePlacement } from './floating';
import { SheetHandle, useSheetDrag } from './sheet-drag';
import { media, t } from './theme';

type Props = Omit<ComponentProps<'div'>, 'ref'> & {
  box: RefObject<HTMLDivElement | null>;
  anchor: Anchor;
  side: Side;
  /** A press on these elements does not count as outside. */
  insides: readonly RefObject<HTMLElement | null>[];
  onDismiss: (how: 'escape' | 'outside') => void;
  /** Its place on phones is the bottom of the window; the head is drawn there alone. */
  sheetHead?: ReactNode;
};

export function FloatingBox({ box, anchor, side, insides, onDismiss, sheetHead, children, ...rest }: Props) {
  const isSheet = sheetHead !== undefined;
  usePlacement(anchor, box, side);
  useDismissal([box, ...insides], onDismiss);
  const drag = useSheetDrag(box, () => onDismiss('escape'));
  return createPortal(
    <Box ref={box} data-floating="" data-sheet={isSheet || undefined} {...rest}>
      {isSheet ? (
        <Head {...drag}>
          <SheetHandle />
          {sheetHead}
        </Head>
      ) : null}
      {children}
    </Box>,
    document.body,
  );
}

const open = keyframes`from { opacity: 0; }`;
const rise = keyframes`from { transform: translateY(100%); }`;

const sheet = css`
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
  animation-name: ${rise};
  ${media.stillness} {
    animation-name: ${open};
  }
`;
const Box = styled.div`
  position: fixed;
  z-index: ${t('layers.popup')};
  inset: 0 auto auto 0;
  max-height: calc(100dvh - 16px);
  overflow: auto;
  border: 1px solid ${t('colors.outline')};
  border-radius: ${t('radii.menu')};
  background: ${t('colors.floating')};
  box-shadow: ${t('shadows.floating')};
  outline: none !important;
  animation: ${open} ${t('motion.panel')};
  ${media.phone} {
    &[data-sheet] {
      ${sheet}
    }
  }
`;
const Head = styled.div`
  display: none;
  ${media.phone} {
    display: block;
    padding: ${t('space.1')} ${t('space.2')} ${t('space.3')};
    touch-action: none;
  }
`;
