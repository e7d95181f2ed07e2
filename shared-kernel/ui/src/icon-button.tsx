import type { ComponentProps, ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { media, t } from './theme';

type Props = Omit<ComponentProps<'button'>, 'aria-label' | 'children'> & {
  label: string;
  children: ReactNode;
  /** Shows the label under the pointer and with the keyboard's focus. */
  hasTooltip?: boolean;
  tone?: 'favorite' | undefined;
  isPulsing?: boolean;
  /** The icon grows for a moment. */
  isNew?: boolean;
};

/** A button that shows only an icon: drawn 32 px wide, with a touch target of 44 px. */
export function IconButton({ label, hasTooltip = false, tone, isPulsing, isNew, children, ...rest }: Props) {
  return (
    <StyledButton
      type="button"
      {...rest}
      aria-label={label}
      data-tooltip={hasTooltip || undefined}
      data-tone={tone}
      data-pulse={isPulsing || undefined}
      data-new={isNew || undefined}
    >
      {children}
    </StyledButton>
  );
}

const pulse = keyframes`
  0% { box-shadow: 0 0 0 0 ${t('colors.accent')}; }
  70%, 100% { box-shadow: 0 0 0 9px transparent; }
`;
const grow = keyframes`50% { transform: scale(1.3); }`;
const appear = keyframes`from { opacity: 0; }`;

// Lists draw dozens of these: variants are attributes, so that there is one style rule instead of one per variant.
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
  &[data-tone='favorite'],
  &[data-tone='favorite']:hover:not(:disabled) {
    color: ${t('colors.favorite')};
  }
  &[data-pulse] {
    color: ${t('colors.accent')};
    opacity: 1;
    animation: ${pulse} 1s ease-out infinite;
  }
  &[data-new] > svg {
    animation: ${grow} 150ms ease-out;
  }
  ${media.hover} {
    &[data-tooltip]:is(:hover, :focus-visible)::after {
      content: attr(aria-label);
      position: absolute;
      z-index: 1;
      inset: auto 0 calc(100% + 6px) auto;
      padding: ${t('space.1')} ${t('space.2')};
      border-radius: ${t('radii.control')};
      color: ${t('colors.text')};
      background: ${t('colors.floating')};
      box-shadow: ${t('shadows.floating')};
      font-size: ${t('fontSizes.small')};
      white-space: nowrap;
      pointer-events: none;
      animation: ${appear} ${t('motion.hover')} 400ms both;
    }
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
`;
