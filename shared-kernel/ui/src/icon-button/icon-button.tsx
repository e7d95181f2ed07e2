import type { ComponentProps, ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { media, t } from '../theme';
import { tooltip } from '../tooltip';

type Props = Omit<ComponentProps<'button'>, 'aria-label' | 'children'> & {
  /** The accessible name; also the bubble's text when `hint` is set. */
  label: string;
  /** The icon. */
  children: ReactNode;
  /** Shows the name as a bubble on hover and focus. Not inside clipped lists. */
  hint?: boolean;
  /** `large` is the round play control. */
  look?: 'plain' | 'large';
};

/** A button that is only an icon: 32 px to the eye, 44 px to a finger. */
export function IconButton({ label, hint = false, look = 'plain', children, ...rest }: Props) {
  return (
    <Face type="button" {...rest} aria-label={label} data-tooltip={hint ? label : undefined} $look={look}>
      {children}
    </Face>
  );
}

const looks = {
  plain: css`
    width: ${t('sizes.control')};
    height: ${t('sizes.control')};
    border-radius: ${t('radii.control')};
    color: inherit;
    &:hover:not(:disabled) {
      color: ${t('colors.text')};
      background: ${t('colors.selected')};
    }
  `,
  large: css`
    width: 42px;
    height: 42px;
    border-radius: 50%;
    color: ${t('colors.ink')};
    background: ${t('colors.text')};
    &:hover:not(:disabled) {
      transform: scale(1.05);
    }
  `,
} as const;

const Face = styled.button<{ $look: keyof typeof looks }>`
  position: relative;
  display: inline-grid;
  flex: none;
  place-items: center;
  transition:
    color ${t('motion.hover')},
    background-color ${t('motion.hover')},
    opacity ${t('motion.hover')},
    transform ${t('motion.hover')};
  ${({ $look }) => looks[$look]}

  &:active:not(:disabled) {
    transform: scale(0.92);
  }
  &:disabled {
    opacity: 0.45;
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
