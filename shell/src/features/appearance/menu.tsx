import { APPEARANCE_NAMES, APPEARANCES } from '@segue/contract/appearance';
import { send } from '@segue/kernel/bus';
import { $appearance } from '@segue/kernel/state';
import { MenuItem, MenuList } from '@segue/ui/menu';
import { useUnit } from 'effector-react';
import type { RefObject } from 'react';

type Props = { anchor: RefObject<HTMLElement | null>; side: 'end' | 'beside'; onClose: () => void };

export function AppearanceMenu(props: Props) {
  const chosen = useUnit($appearance);
  return (
    <MenuList label="Appearance" {...props}>
      {APPEARANCES.map((appearance) => (
        <MenuItem
          key={appearance}
          isChecked={appearance === chosen}
          onClick={() => send('appearance/choose', { appearance })}
        >
          {APPEARANCE_NAMES[appearance]}
        </MenuItem>
      ))}
    </MenuList>
  );
}
