import { media, t } from '@segue/ui';
import { MenuItem } from '@segue/ui/menu';
import { useUnit } from 'effector-react';
import styled from 'styled-components';
import { shortcutListOpened } from '../player/extras/shortcut-list';

/** Absent where there is no keyboard. */
export function ShortcutsItem() {
  const open = useUnit(shortcutListOpened);
  return (
    <Item icon={<Sign />} onClick={() => open()}>
      Keyboard shortcuts
    </Item>
  );
}

const Item = styled(MenuItem)`
  ${media.touch} {
    display: none;
  }
`;
const Sign = styled.span`
  width: 16px;
  font-weight: ${t('fontWeights.bold')};
  text-align: center;

  &::before {
    content: '?' / '';
  }
`;
