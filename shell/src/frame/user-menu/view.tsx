// The avatar. Its menu is a download of its own, fetched when a pointer or the focus comes near.
import { lazyPart } from '@segue/ui';
import { useState } from 'react';
import { showLoadErrorToast } from '../../lazy-dialog';
import { Avatar } from './avatar';

const UserMenuList = lazyPart(() => import('./menu').then(({ UserMenuList }) => UserMenuList));
/** What comes near may not come; who presses is told. */
const comeNear = () => void UserMenuList.preload().catch(() => undefined);

export function UserMenu() {
  const [isWanted, setWanted] = useState(false);
  return isWanted ? (
    <UserMenuList />
  ) : (
    <Avatar
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={comeNear}
      onFocus={comeNear}
      onClick={() => void UserMenuList.preload().then(() => setWanted(true), showLoadErrorToast)}
    />
  );
}
