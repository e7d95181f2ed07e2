import { TOOLTIP_HIDE_DELAY_MS } from '@segue/contract';
import { css } from 'styled-components';
import { media, t } from '../theme';
/** A tooltip above the element that carries `data-tooltip`, drawn by CSS alone. It repeats the accessible name. */
export const tooltip = css `
  &[data-tooltip] {
    position: relative;
  }
  &[data-tooltip]::after {
    content: attr(data-tooltip) / '';
    position: absolute;
    z-index: ${t('layers.popup')};
    bottom: calc(100% + 6px);
    left: 50%;
    padding: 5px 9px;
    border-radius: ${t('radii.control')};
    color: ${t('colors.text')};
    background: ${t('colors.floating')};
    box-shadow:
      inset 0 0 0 1px ${t('colors.outline')},
      ${t('shadows.lift')};
    font-size: ${t('fontSizes.small')};
    font-weight: 500;
    line-height: 1.3;
    white-space: nowrap;
    pointer-events: none;
    opacity: 0;
    transform: translate(-50%, 3px);
    transition:
      opacity ${t('motion.hover')} ${TOOLTIP_HIDE_DELAY_MS}ms,
      transform ${t('motion.hover')} ${TOOLTIP_HIDE_DELAY_MS}ms;
  }
  /* At the window's edge the tooltip extends to the inner side. */
  &[data-tooltip-side='end']::after {
    right: 0;
    left: auto;
    transform: translate(0, 3px);
  }
  &[data-tooltip-side='end']:focus-visible::after {
    transform: none;
  }
  &[data-tooltip]:focus-visible::after {
    opacity: 1;
  }
  &[data-tooltip]:not([data-tooltip-side]):focus-visible::after {
    transform: translate(-50%, 0);
  }
  ${media.hover} {
    &[data-tooltip]:hover::after {
      opacity: 1;
      transition-delay: 250ms;
    }
    &[data-tooltip]:not([data-tooltip-side]):hover::after {
      transform: translate(-50%, 0);
    }
    &[data-tooltip-side='end']:hover::after {
      transform: none;
    }
  }
`;
