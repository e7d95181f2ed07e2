import { useRef, useState } from 'react';
import { MenuList } from './menu-list';
/** A menu beside a place of the window; a bottom sheet on phones. Render it while it is open. */
export function ContextMenu({ label, anchor, onClose, head, room, children }) {
    const [focused] = useState(() => document.activeElement);
    const opener = useRef(focused);
    return (<MenuList label={label} anchor={anchor} side={anchor.width > 0 ? 'end' : 'start'} opener={opener} startAt="first" onClose={onClose} sheetHead={head} room={room}>
      {children}
    </MenuList>);
}
