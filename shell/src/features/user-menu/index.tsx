// The avatar and its menu, which is downloaded when the avatar is hovered or focused.
import { useRef, useState } from 'react';
import { lazyDialog } from '../../platform/page/lazy-dialog';
import { Avatar } from './avatar';

const UserMenuList = lazyDialog(() => import('./menu').then(({ UserMenuList }) => UserMenuList));
/** A failed preload is silent; a press retries and shows the failure. */
const preload = () => void UserMenuList.preload().catch(() => undefined);

export function UserMenu() {
  const [isOpen, setOpen] = useState(false);
  const avatar = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Avatar
        ref={avatar}
        aria-expanded={isOpen}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen ? <UserMenuList anchor={avatar} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
