// The avatar and its menu, which is downloaded when the avatar is hovered or focused.
import { lazyPart } from '@segue/ui';
import { useState } from 'react';
import { showLoadErrorToast } from '../../platform/page/lazy-dialog';
import { Avatar } from './avatar';

const UserMenuList = lazyPart(() => import('./menu').then(({ UserMenuList }) => UserMenuList));
/** A failed preload is not shown; a press tries again and shows it. */
const preload = () => void UserMenuList.preload().catch(() => undefined);

export function UserMenu() {
  const [isOpened, setOpened] = useState(false);
  return isOpened ? (
    <UserMenuList />
  ) : (
    <Avatar
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => void UserMenuList.preload().then(() => setOpened(true), showLoadErrorToast)}
    />
  );
}
