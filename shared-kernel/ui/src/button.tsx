import type { ComponentProps } from 'react';
import styled, { css } from 'styled-components';
import { Spinner } from './spinner';
import { fingerHigh, t } from './theme';

type ButtonVariant = 'primary' | 'quiet' | 'ghost' | 'danger';

type Props = ComponentProps<'button'> & {
  /** `primary` once per screen; `quiet` for everything else; `ghost` inside toolbars; `danger` deletes. */
  variant?: ButtonVariant;
  /** `small` inside rows and panels, `large` for the primary action of a screen. */
  size?: 'small' | 'normal' | 'large';
  /** A request is running: shows a spinner. The button does nothing, but keeps the focus, which a disabled one would lose. */
  busy?: boolean;
};

export function Button({ variant = 'quiet', size = 'normal', busy = false, ...rest }: Props) {
  const { children, onClick, ...attributes } = rest;
  return (
    <StyledButton
      type="button"
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      {...attributes}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      $variant={variant}
      $size={size}
    >
      {busy && <Spinner />}
      <Content>{children}</Content>
    </StyledButton>
  );
}

const base = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${t('space.2')};
  min-height: ${t('space.10')};
  padding: 0 ${t('space.4')};
  border: 1px solid transparent;
  border-radius: ${t('radii.button')};
  font-size: ${t('fontSizes.tile')};
  font-weight: ${t('fontWeights.semibold')};
  line-height: 1.2;
  text-align: center;
  -webkit-user-select: none;
  user-select: none;
  transition:
    background-color ${t('motion.hover')},
    border-color ${t('motion.hover')},
    color ${t('motion.hover')},
    box-shadow ${t('motion.hover')},
    transform ${t('motion.press')};

  ${fingerHigh}
  &:hover {
    text-decoration: none;
  }
  &:active:not(:disabled, [aria-busy]) {
    transform: scale(0.97);
  }
  &:is(:disabled, [aria-disabled='true']) {
    opacity: 0.55;
    box-shadow: none;
  }
`;

/**
 * A separate element: page translation moves bare text nodes into elements that React does not know, and inserting or
 * removing siblings then fails.
 */
const Content = styled.span`
  display: contents;
`;

/** The styles of a button for links: `styled(Link)` with `${buttonLook.primary}`. */
export const buttonLook = {
  primary: css`
    ${base}
    color: ${t('colors.onAccent')};
    background: ${t('colors.accentStrong')};
    &:hover:not(:disabled, [aria-busy]) {
      background: ${t('colors.accentPressed')};
      box-shadow: ${t('shadows.glow')};
    }
    &:is(:disabled, [aria-disabled='true']) {
      color: ${t('colors.onAccentIdle')};
      background: ${t('colors.accentIdle')};
      opacity: 1;
    }
  `,
  quiet: css`
    ${base}
    color: ${t('colors.soft')};
    background: ${t('colors.hover')};
    border-color: ${t('colors.hairline')};
    &:hover:not(:disabled, [aria-busy]) {
      color: ${t('colors.text')};
      border-color: ${t('colors.outline')};
      background: ${t('colors.selected')};
    }
  `,
  ghost: css`
    ${base}
    color: ${t('colors.muted')};
    &:hover:not(:disabled, [aria-busy]) {
      color: ${t('colors.text')};
      background: ${t('colors.hover')};
    }
  `,
  danger: css`
    ${base}
    color: ${t('colors.onAccent')};
    background: ${t('colors.dangerStrong')};
    &:hover:not(:disabled, [aria-busy]) {
      background: ${t('colors.dangerPressed')};
    }
  `,
} as const satisfies Record<ButtonVariant, ReturnType<typeof css>>;

const sizes = {
  small: css`
    min-height: 36px;
    padding: 0 ${t('space.3')};
    border-radius: ${t('radii.row')};
    font-size: ${t('fontSizes.secondary')};
    ${fingerHigh}
  `,
  normal: null,
  large: css`
    min-height: ${t('space.12')};
    padding: 0 22px;
    border-radius: ${t('radii.field')};
    font-size: ${t('fontSizes.body')};
  `,
} as const;

const StyledButton = styled.button<{ $variant: ButtonVariant; $size: keyof typeof sizes }>`
  ${({ $variant }) => buttonLook[$variant]}
  ${({ $size }) => sizes[$size]}
`;
