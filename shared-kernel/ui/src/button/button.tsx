import type { ComponentProps } from 'react';
import styled, { css } from 'styled-components';
import { Spinner } from '../spinner';
import { media, t } from '../theme';

type ButtonVariant = 'primary' | 'quiet' | 'ghost' | 'danger';

type Props = ComponentProps<'button'> & {
  /** `primary` once per screen; `quiet` for everything else; `ghost` inside toolbars; `danger` deletes. */
  variant?: ButtonVariant;
  /** `small` inside rows and panels. */
  size?: 'normal' | 'small';
  /** A request is running: shows a spinner and disables the button. */
  busy?: boolean;
};

/** A button with a text. */
export function Button({ variant = 'quiet', size = 'normal', busy = false, ...rest }: Props) {
  const { children, disabled, ...attributes } = rest;
  return (
    <StyledButton
      type="button"
      aria-busy={busy || undefined}
      {...attributes}
      disabled={disabled || busy}
      $variant={variant}
      $small={size === 'small'}
    >
      {busy && <Spinner />}
      {children}
    </StyledButton>
  );
}

const base = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${t('space.2')};
  min-height: ${t('space.11')};
  padding: 0 ${t('space.5')};
  border: 1px solid transparent;
  border-radius: ${t('radii.field')};
  font-size: ${t('fontSizes.body')};
  font-weight: 600;
  line-height: 1.2;
  text-align: center;
  user-select: none;
  transition:
    background-color ${t('motion.hover')},
    border-color ${t('motion.hover')},
    color ${t('motion.hover')},
    box-shadow ${t('motion.hover')},
    transform ${t('motion.hover')};

  &:hover {
    text-decoration: none;
  }
  &:active:not(:disabled) {
    transform: scale(0.98);
  }
  &:disabled {
    opacity: 0.5;
    box-shadow: none;
  }
`;

/** The styles of a button for links: `styled(Link)` with `${buttonLook.primary}`. */
export const buttonLook = {
  primary: css`
    ${base}
    color: ${t('colors.onAccent')};
    background: ${t('colors.accentStrong')};
    &:hover:not(:disabled) {
      background: ${t('colors.accentPressed')};
      box-shadow: ${t('shadows.glow')};
    }
  `,
  quiet: css`
    ${base}
    color: ${t('colors.text')};
    background: ${t('colors.selected')};
    border-color: ${t('colors.hairline')};
    &:hover:not(:disabled) {
      border-color: ${t('colors.outline')};
      background: ${t('colors.selectedHover')};
    }
  `,
  ghost: css`
    ${base}
    color: ${t('colors.muted')};
    &:hover:not(:disabled) {
      color: ${t('colors.text')};
      background: ${t('colors.hover')};
    }
  `,
  danger: css`
    ${base}
    color: ${t('colors.onAccent')};
    background: ${t('colors.dangerStrong')};
    &:hover:not(:disabled) {
      background: ${t('colors.dangerPressed')};
    }
  `,
} as const satisfies Record<ButtonVariant, ReturnType<typeof css>>;

const small = css`
  min-height: ${t('space.8')};
  padding: 0 ${t('space.3')};
  border-radius: ${t('radii.control')};
  font-size: ${t('fontSizes.secondary')};
  ${media.touch} {
    min-height: ${t('sizes.touch')};
  }
`;

const StyledButton = styled.button<{ $variant: ButtonVariant; $small: boolean }>`
  ${({ $variant }) => buttonLook[$variant]}
  ${({ $small }) => $small && small}
`;
