import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import styled from 'styled-components';
import { CheckIcon, ChevronRightIcon } from '../icons/icons';
import { fingerHigh, keyCap, media, t } from '../theme';

type Props<As extends ElementType> = {
  as?: As;
  icon?: ReactNode;
  /** A letter that presses the item while the menu is open. */
  shortcut?: string;
  hasSubmenu?: boolean | 'menu';
  isChecked?: boolean;
  children: ReactNode;
} & Omit<ComponentPropsWithRef<As>, 'as' | 'icon' | 'shortcut' | 'hasSubmenu' | 'isChecked' | 'children'>;

export function MenuItem<As extends ElementType = 'button'>(props: Props<As>) {
  const { as, icon, shortcut, hasSubmenu = false, isChecked, children, ...rest } = props;
  const kind = as ? { as } : { type: 'button' as const };
  return (
    <Item
      {...kind}
      role={isChecked === undefined ? 'menuitem' : 'menuitemradio'}
      aria-checked={isChecked}
      tabIndex={-1}
      aria-keyshortcuts={shortcut}
      aria-haspopup={hasSubmenu === true ? 'dialog' : hasSubmenu || undefined}
      {...rest}
    >
      {icon ? <Icon>{icon}</Icon> : null}
      <Text>{children}</Text>
      {shortcut ? <kbd aria-hidden="true">{shortcut}</kbd> : null}
      {hasSubmenu ? <ChevronRightIcon size={15} /> : null}
      {isChecked ? <CheckIcon size={15} /> : null}
    </Item>
  );
}

export function MenuSeparator() {
  return <Line role="separator" />;
}

const Item = styled.button`
  display: flex;
  align-items: center;
  gap: ${t('space.3')};
  min-height: 36px;
  border-radius: ${t('radii.control')};
  font-size: ${t('fontSizes.tile')};
  font-weight: ${t('fontWeights.medium')};
  ${fingerHigh}
  width: 100%;
  padding: 6px 10px;
  color: ${t('colors.text')};
  text-align: start;
  text-decoration: none;
  > svg {
    flex: none;
    color: ${t('colors.muted')};
  }
  kbd {
    ${keyCap}
    min-width: 20px;
  }
  &:hover,
  &:focus-visible,
  &[aria-expanded='true'] {
    background: ${t('colors.selected')};
    text-decoration: none;
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &:disabled {
    opacity: 0.5;
  }
  ${media.touch} {
    kbd {
      display: none;
    }
  }
`;
/** As wide as most icons, so that all item labels are aligned. */
const Icon = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 17px;
  color: ${t('colors.muted')};
`;
const Text = styled.span`
  flex: 1;
  min-width: 0;
`;

const Line = styled.div`
  height: 1px;
  margin: 6px 4px;
  background: ${t('colors.hairline')};

  &:first-child {
    display: none;
  }
`;
