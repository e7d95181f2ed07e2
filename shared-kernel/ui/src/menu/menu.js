import { useId, useRef, useState } from 'react';
import { MenuList } from './menu-list';
/** A button that opens a menu. Arrows, Home, End and first letters move the focus; Escape closes. */
export function Menu({ label, trigger, side = 'end', children }) {
    const id = useId();
    const button = useRef(null);
    const [opened, setOpened] = useState(null);
    const props = {
        ref: button,
        'aria-haspopup': 'menu',
        'aria-expanded': opened !== null,
        'aria-controls': opened ? id : undefined,
        onClick: () => setOpened((now) => (now ? null : 'first')),
        onKeyDown: (event) => {
            if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')
                return;
            event.preventDefault();
            setOpened(event.key === 'ArrowDown' ? 'first' : 'last');
        },
    };
    return (<>
      {trigger(props)}
      {opened && (<MenuList id={id} label={label} anchor={button} opener={button} side={side} startAt={opened} onClose={() => setOpened(null)}>
          {children}
        </MenuList>)}
    </>);
}
