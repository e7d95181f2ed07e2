// The short notices above the player: where they float and when they go.
import { $notices } from '@segue/stores';
import { noticeDismissed } from '@segue/stores/ports';
import { NoticeList, t } from '@segue/ui';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import styled from 'styled-components';
import { NoticeLink } from './notice-link';
import { useLife } from './use-life';

export function Notices() {
  const [notices, dismiss] = useUnit([$notices, noticeDismissed]);
  const [isHeld, setHeld] = useState(false);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return (
    <Place onPointerEnter={hold} onPointerLeave={release} onFocus={hold} onBlur={release}>
      <NoticeList
        notices={notices.map(({ id, text, link }) => ({
          id,
          text,
          action: link ? <NoticeLink {...link} onFollow={() => dismiss(id)} /> : null,
        }))}
        onDismiss={dismiss}
      />
      {notices.map(({ id }) => (
        <Life key={id} isHeld={isHeld} onOver={() => dismiss(id)} />
      ))}
    </Place>
  );
}

function Life({ isHeld, onOver }: { isHeld: boolean; onOver: () => void }) {
  useLife(isHeld, onOver);
  return null;
}

const Place = styled.div`
  position: fixed;
  left: 50%;
  bottom: calc(var(--player-height) + ${t('space.4')});
  z-index: ${t('layers.notice')};
  width: max-content;
  transform: translateX(-50%);
  pointer-events: none;
`;
