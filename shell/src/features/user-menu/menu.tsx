import { ClockIcon, HeartIcon, LogOutIcon, MoonIcon, PlaylistIcon, SettingsIcon, media, t } from '@segue/ui';
import { MenuItem, MenuList, MenuSeparator } from '@segue/ui/menu';
import { screens } from '@segue/contract';
import { useUnit } from 'effector-react';
import styled from 'styled-components';
import { type RefObject, useRef, useState, type KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { shortcutListOpened } from '../../player';
import { $hasProblems, StatusDot, statusOpened } from '../status';
import { AppearanceMenu } from '../appearance';
import { logoutChosen } from '../../platform/session/logout';

type Props = { anchor: RefObject<HTMLElement | null>; onClose: () => void };

export function UserMenuList(props: Props) {
  const [hasProblems, openStatus, openShortcuts, logout] = useUnit([
    $hasProblems,
    statusOpened,
    shortcutListOpened,
    logoutChosen,
  ]);
  const [isChoosing, setChoosing] = useState(false);
  const appearanceItem = useRef<HTMLButtonElement>(null);
  return (
    <>
      <MenuList label="User menu" {...props}>
        <MenuItem as={Link} to={screens.accountSettings} icon={<SettingsIcon size={16} />}>
          Account Settings
        </MenuItem>
        <MenuItem as={Link} to={screens.favorites} icon={<HeartIcon size={16} />}>
          Your Favorites
        </MenuItem>
        <MenuItem as={Link} to={screens.playlists} icon={<PlaylistIcon size={16} />}>
          Your Playlists
        </MenuItem>
        <MenuItem as={Link} to={screens.history} icon={<ClockIcon size={16} />}>
          Your History
        </MenuItem>
        <MenuSeparator />
        <MenuItem
          ref={appearanceItem}
          icon={<MoonIcon size={16} />}
          hasSubmenu="menu"
          aria-expanded={isChoosing}
          onClick={() => setChoosing(!isChoosing)}
          onKeyDown={({ key }: KeyboardEvent) => {
            if (key === 'ArrowRight') setChoosing(true);
          }}
        >
          Appearance
        </MenuItem>
        {hasProblems ? (
          <MenuItem icon={<StatusDot />} onClick={() => openStatus()}>
            Status
          </MenuItem>
        ) : null}
        <ShortcutsItem icon={<Sign />} onClick={() => openShortcuts()}>
          Keyboard shortcuts
        </ShortcutsItem>
        <MenuItem icon={<LogOutIcon size={16} />} onClick={() => logout()}>
          Logout
        </MenuItem>
      </MenuList>
      {isChoosing ? (
        <AppearanceMenu anchor={appearanceItem} side="beside" onClose={() => setChoosing(false)} />
      ) : null}
    </>
  );
}

/* Absent on devices without a keyboard. */
const ShortcutsItem = styled(MenuItem)`
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
