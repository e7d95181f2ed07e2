import { t } from '@segue/ui';
import { css } from 'styled-components';

/** The scrolled box of lyrics; its content fades where it is cut. */
export const lyricsText = css`
  position: relative;
  min-height: 0;
  overflow: hidden auto;
  overscroll-behavior: contain;
  touch-action: pan-y;
  scrollbar-width: none;
  font-size: 28px;
  font-weight: ${t('fontWeights.bold')};
  line-height: 1.5;
  letter-spacing: -0.02em;
  color: ${t('colors.text')};
  --fade: linear-gradient(transparent, #000 24px calc(100% - 64px), transparent);
  -webkit-mask-image: var(--fade);
  mask-image: var(--fade);
`;
