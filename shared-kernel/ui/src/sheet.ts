// The look of a floating box that is a bottom sheet on phones.
import styled, { css, keyframes } from 'styled-components';
import { media, t } from './theme';

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
