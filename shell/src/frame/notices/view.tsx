// The short notices above the player: where they float and when they go.
import { send } from '@segue/event-bus';
import { $notices } from '@segue/stores';
import { noticeDismissed } from '@segue/stores/ports';
import { NoticeList, t } from '@segue/ui';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import styled from 'styled-components';
import { NoticeAct, NoticeLink } from './notice-link';
import { NOTICE_LIFE_MS, OFFER_LIFE_MS, useLife } from './use-life';

export function Notices() {
  const [notices, dismiss] = useUnit([$notices, noticeDismissed]);
  const [isHeld, setHeld] = useState(false);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return (
    <Place onPointerEnter={hold} onPointerLeave={release} onFocus={hold} onBlur={release}>
      <NoticeList
        notices={notices.map(({ id, text, link, action }) => ({
          id,
          text,
          action: link ? (
            <NoticeLink {...link} onFollow={() => dismiss(id)} />
          ) : action ? (
            <NoticeAct
              type="button"
              onClick={() => {
                send(action.says);
                dismiss(id);
              }}
            >
              {action.label}
            </NoticeAct>
          ) : null,
        }))}
        onDismiss={dismiss}
      />
      {notices.map(({ id, link, action }) => (
        <Life
          key={id}
          lifeMs={link || action ? OFFER_LIFE_MS : NOTICE_LIFE_MS}
          isHeld={isHeld}
          onOver={() => dismiss(id)}
        />
      ))}
    </Place>
  );
}

type LifeProps = { lifeMs: number; isHeld: boolean; onOver: () => void };

function Life({ lifeMs, isHeld, onOver }: LifeProps) {
  useLife(lifeMs, isHeld, onOver);
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
