import type { ComponentPropsWithoutRef, ElementType, ReactNode } from 'react';
import styled from 'styled-components';
import { media, t } from '../theme';

type Props<As extends ElementType> = {
  /** A link component or `'a'` for links; a button otherwise. */
  as?: As;
  icon?: ReactNode;
  children: ReactNode;
} & Omit<ComponentPropsWithoutRef<As>, 'as' | 'icon' | 'children'>;

/** One action or link of a menu. */
export function MenuItem<As extends ElementType = 'button'>({ as, icon, children, ...rest }: Props<As>) {
  const kind = as ? { as } : { type: 'button' as const };
  return (
    <Item {...kind} role="menuitem" tabIndex={-1} {...rest}>
      {icon}
      {children}
    </Item>
  );
}

/** A line between groups of items. */
export function MenuSeparator() {
  return <Line role="separator" />;
}

const Item = styled.button`
  display: flex;
  align-items: center;
  gap: ${t('space.3')};
  width: 100%;
  min-height: 36px;
  padding: 6px 10px;
  border-radius: ${t('radii.control')};
  color: ${t('colors.text')};
  font-size: ${t('fontSizes.tile')};
  font-weight: 500;
  transition: background-color ${t('motion.hover')};
  text-align: start;
  text-decoration: none;
  > svg {
    flex: none;
    width: 17px;
    height: 17px;
    color: ${t('colors.muted')};
  }
  &:hover,
  &:focus {
    background: ${t('colors.selected')};
    text-decoration: none;
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &:disabled {
    opacity: 0.55;
  }
  ${media.touch} {
    min-height: ${t('sizes.touch')};
  }
`;

const Line = styled.div`
  height: 1px;
  margin: 6px 4px;
  background: ${t('colors.hairline')};
`;
