import { TOOLTIP_HIDE_DELAY_MS } from '@segue/contract';
import type { ComponentProps, ReactNode } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { media, t } from './theme';

type Props = Omit<ComponentProps<'button'>, 'aria-label' | 'children'> & {
  /** The accessible name; also the text of the tooltip. */
  label: string;
  /** The icon. */
  children: ReactNode;
  /** Shows the label on hover and focus; `end` for a button at the window's right edge. A scrolling list would cut it off. */
  hasTooltip?: boolean | 'end';
  /** `large` is the round play button of the player. */
  look?: 'plain' | 'large';
  /** A color with a meaning. */
  tone?: 'favorite' | undefined;
  /** Confirms success with a ring that spreads. */
  isPulsing?: boolean;
};

/** A button that shows only an icon: drawn 32 px wide, with a touch target of 44 px. */
export function IconButton({ label, hasTooltip, look, tone, isPulsing, children, ...rest }: Props) {
  return (
    <StyledButton
      type="button"
      {...rest}
      aria-label={label}
      data-tooltip={hasTooltip ? label : undefined}
      data-tooltip-side={hasTooltip === 'end' ? 'end' : undefined}
      data-look={look}
      data-tone={tone}
      data-pulse={isPulsing || undefined}
    >
      {children}
    </StyledButton>
  );
}

const pulse = keyframes`
  0% { box-shadow: 0 0 0 0 ${t('colors.accent')}; }
  70%, 100% { box-shadow: 0 0 0 9px transparent; }
`;

// Lists draw dozens of these: variants are attributes, so that there is one style rule instead of one per variant.
/** A tooltip above the element that carries `data-tooltip`, drawn by CSS alone. It repeats the accessible name. */
const tooltip = css`
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

const StyledButton = styled.button`
  position: relative;
  display: inline-grid;
  flex: none;
  place-items: center;
  width: ${t('sizes.control')};
  height: ${t('sizes.control')};
  border-radius: ${t('radii.control')};
  color: inherit;
  transition:
    color ${t('motion.hover')},
    background-color ${t('motion.hover')},
    opacity ${t('motion.hover')},
    transform ${t('motion.press')};

  &:hover:not(:disabled) {
    color: ${t('colors.text')};
    background: ${t('colors.selected')};
  }
  &:active:not(:disabled) {
    transform: scale(0.97);
  }
  &:disabled {
    opacity: 0.55;
  }
  &[data-look='large'] {
    width: ${t('sizes.touch')};
    height: ${t('sizes.touch')};
    transition-duration: 120ms;
    border-radius: 50%;
    color: ${t('colors.playForeground')};
    background: ${t('colors.playBackground')};
    &:hover:not(:disabled) {
      color: ${t('colors.playForeground')};
      background: ${t('colors.playBackgroundHover')};
      transform: scale(1.05);
    }
    &:active:not(:disabled) {
      transform: scale(0.97);
    }
    ${media.stillness} {
      &:hover:not(:disabled),
      &:active:not(:disabled) {
        transform: none;
      }
    }
  }
  &[data-tone='favorite'],
  &[data-tone='favorite']:hover:not(:disabled) {
    color: ${t('colors.favorite')};
  }
  &[data-pulse] {
    color: ${t('colors.accent')};
    opacity: 1;
    animation: ${pulse} 1s ease-out infinite;
  }
  /* A touch target larger than the button, which takes no space from its neighbours. */
  ${media.touch} {
    &::before {
      content: '';
      position: absolute;
      inset: 50% auto auto 50%;
      width: max(100%, ${t('sizes.touch')});
      height: max(100%, ${t('sizes.touch')});
      transform: translate(-50%, -50%);
    }
  }
  ${tooltip}
`;
