// Above the player: the notices (toasts), and the selection bar where no list head is below it.
import { send } from '@segue/kernel/bus';
import { $notices, noticeDismissed } from '@segue/kernel/state/ports';
import { NoticeList, t } from '@segue/ui';
import { useUnit } from 'effector-react';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import styled from 'styled-components';
import { WidgetPanel } from '../../player/late';
import { SelectionOutlet } from '../track-selection';
import { noticesHeld } from './lifetimes';
import { NoticeAction, NoticeActions, NoticeLink } from './notice-link';

export function Notices() {
  const [notices, dismiss, onHold] = useUnit([$notices, noticeDismissed, noticesHeld]);
  const hold = () => onHold(true);
  const release = () => onHold(false);
  const place = useRef<HTMLDivElement>(null);
  useHeightOnPage(place);
  return (
    <Place
      ref={place}
      data-above-page=""
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <SelectionOutlet />
      <WidgetPanel />
      <NoticeList
        notices={notices.map(({ id, text, link, action }) => ({
          id,
          text,
          action:
            link || action ? (
              <NoticeActions>
                {link ? <NoticeLink {...link} onFollow={() => dismiss(id)} /> : null}
                {action ? (
                  <NoticeAction
                    type="button"
                    onClick={() => {
                      // Before the command: a notice that answers it may get the same id.
                      dismiss(id);
                      if ('track' in action) send(action.message, action);
                      else send(action.message);
                    }}
                  >
                    {action.label}
                  </NoticeAction>
                ) : null}
              </NoticeActions>
            ) : null,
        }))}
        onDismiss={dismiss}
      />
    </Place>
  );
}

/** Publishes the height of the notices as a CSS variable: on a phone the queue and the end of the page make room. */
function useHeightOnPage(place: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    if (!place.current || typeof ResizeObserver === 'undefined') return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) => {
      style.setProperty('--notices-height', `${entry?.borderBoxSize[0]?.blockSize ?? 0}px`);
    });
    observer.observe(place.current);
    return () => {
      observer.disconnect();
      style.removeProperty('--notices-height');
    };
  }, [place]);
}

const Place = styled.div`
  position: fixed;
  inset-inline: ${t('space.4')} calc(var(--queue-width) + ${t('space.4')});
  bottom: var(--player-height);
  z-index: ${t('layers.notice')};
  pointer-events: none;

  > :not(:empty) {
    padding-block: ${t('space.2')} ${t('space.4')};
  }
  /* They would cover the open menu; they wait for its end. Not ":root:has": each inserted element would then restyle the
     whole page. */
  body:has(> [data-floating]) & {
    visibility: hidden;
  }
`;
