import type { ComponentProps, ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { media, t } from '../theme';
import { tooltip } from '../tooltip';

type Props = Omit<ComponentProps<'button'>, 'aria-label' | 'children'> & {
  /** The accessible name; also the bubble's text when `hint` is set. */
  label: string;
  /** The icon. */
  children: ReactNode;
  /** Shows the name as a bubble on hover and focus; `end` for a button at the window's right edge. Not inside clipped lists. */
  hint?: boolean | 'end';
  /** `large` is the round play control. */
  look?: 'plain' | 'large';
  /** A colour with a meaning of its own. */
  tone?: 'favorite' | undefined;
  /** It worked: a ring that spreads. */
  isPulsing?: boolean;
};

/** A button that is only an icon: 32 px to the eye, 44 px to a finger. */
export function IconButton({ label, hint, look, tone, isPulsing, children, ...rest }: Props) {
  return (
    <Face
      type="button"
      {...rest}
      aria-label={label}
      data-tooltip={hint ? label : undefined}
      data-tooltip-side={hint === 'end' ? 'end' : undefined}
      data-look={look}
      data-tone={tone}
      data-pulse={isPulsing || undefined}
    >
      {children}
    </Face>
  );
}

const pulse = keyframes`
  0% { box-shadow: 0 0 0 0 rgba(167, 139, 250, 0.55); }
  70%, 100% { box-shadow: 0 0 0 9px rgba(167, 139, 250, 0); }
`;

// Lists draw dozens of these at once: variants are attributes, so that the style is made only once.
const Face = styled.button`
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
    transform ${t('motion.hover')};

  &:hover:not(:disabled) {
    color: ${t('colors.text')};
    background: ${t('colors.selected')};
  }
  &:active:not(:disabled) {
    transform: scale(0.92);
  }
  &:disabled {
    opacity: 0.45;
  }
  &[data-look='large'] {
    width: 42px;
    height: 42px;
    border-radius: 50%;
    color: ${t('colors.ink')};
    background: ${t('colors.text')};
    &:hover:not(:disabled) {
      color: ${t('colors.ink')};
      background: ${t('colors.bright')};
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
  /* The finger's target grows without moving the neighbours. */
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
