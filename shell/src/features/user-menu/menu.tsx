import { HeartIcon, LogOutIcon, MoonIcon, PlaylistIcon, SettingsIcon, media, t } from '@segue/ui';
import { Menu, MenuItem, MenuSeparator } from '@segue/ui/menu';
import { useUnit } from 'effector-react';
import styled from 'styled-components';
import { shortcutListOpened } from '../../player';
import { $hasProblems, StatusDot, statusOpened } from '../status';
import { screens } from '@segue/contract';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { AppearanceMenu } from '../appearance';
import { Avatar } from './avatar';
import { $isLoggingOut, logoutChosen } from '../../platform/session/logout';

export function UserMenuList() {
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
      <Menu label="User menu" trigger={(props) => <OpenedAvatar {...props} />}>
        <MenuItem as={Link} to={screens.accountSettings} icon={<SettingsIcon size={16} />}>
          Account Settings
        </MenuItem>
        <MenuItem as={Link} to={screens.favorites} icon={<HeartIcon size={16} />}>
          Your Favorites
        </MenuItem>
        <MenuItem as={Link} to={screens.playlists} icon={<PlaylistIcon size={16} />}>
          Your Playlists
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
      </Menu>
      {isChoosing ? (
        <AppearanceMenu anchor={appearanceItem} side="beside" onClose={() => setChoosing(false)} />
      ) : null}
    </>
  );
}

type TriggerProps = Parameters<Parameters<typeof Menu>[0]['trigger']>[0];

/** The menu was downloaded because the avatar was pressed, so it opens as soon as it is drawn. */
function OpenedAvatar({ ref, ...props }: TriggerProps) {
  const isLoggingOut = useUnit($isLoggingOut);
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current) return;
    isFirst.current = false;
    ref.current?.click();
  }, [ref]);
  return (
    <Avatar
      {...props}
      ref={ref}
      aria-busy={isLoggingOut}
      style={isLoggingOut ? { opacity: 0.5 } : undefined}
    />
  );
}

/* Absent where there is no keyboard. */
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
