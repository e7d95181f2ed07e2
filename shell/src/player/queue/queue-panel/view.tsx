// The queue panel: head, entries and keyboard hints.
import { send } from '@segue/kernel/bus';
import { Button, EmptyState, keyCap, media, QueueDrawing, t } from '@segue/ui';
import { useUnit } from 'effector-react';
import { useEffect, useRef, type RefObject } from 'react';
import styled from 'styled-components';
import { $queue } from '../../model/model';
import { $restorable, queueLabel } from '../last-queue';
import { ShareQueue } from '../share-queue';
import { SaveQueue } from '../save-queue';
import { useFinder } from './finder';
import { QueueHead } from './head';
import { QueueList } from './queue-list';

type Props = {
  /** The box that the panel fills, which the user can pull down where it is a sheet. */
  box: RefObject<HTMLElement | null>;
  /** Moves the focus into the panel when it becomes true. */
  takesFocus: boolean;
};

export function QueuePanel({ box, takesFocus }: Props) {
  const [queue, last] = useUnit([$queue, $restorable]);
  const isEmpty = queue.length === 0;
  const finder = useFinder(queue.length);
  const closeButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    const current = box.current?.querySelector<HTMLElement>('[aria-current] [data-play]');
    (current ?? closeButton.current)?.focus();
  }, [takesFocus, box]);
  return (
    <Panel
      data-search=""
      onKeyDown={(event) => {
        finder.onKeyDown(event);
        if (event.key === 'Escape' && !event.defaultPrevented) close();
      }}
    >
      <QueueHead box={box} closeButton={closeButton} onClose={close} />
      {isEmpty ? (
        <>
          <EmptyState compact drawing={<QueueDrawing />} title="Your queue is empty">
            Add songs to your queue by clicking the "Add to queue" button on any track.
          </EmptyState>
          {last ? (
            <Last>
              <Button size="small" onClick={() => send('queue/resume-last')}>
                Restore the last queue
              </Button>
              <p dir="auto">{queueLabel(last)}</p>
            </Last>
          ) : null}
        </>
      ) : (
        <>
          {finder.field}
          <QueueList text={finder.text} />
        </>
      )}
      <SaveQueue />
      <ShareQueue />
      <Hints>
        <span>
          <kbd>Ctrl</kbd> + <kbd>Q</kbd> toggles the queue
        </span>
        <span>
          <kbd>Space</kbd> plays/pauses
        </span>
      </Hints>
    </Panel>
  );
}

function close() {
  send('queue/toggle-panel');
}

const Panel = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
`;
const Last = styled.div`
  display: grid;
  justify-items: center;
  gap: ${t('space.2')};
  padding: 0 ${t('space.6')};
  font-size: ${t('fontSizes.secondary')};
  text-align: center;
  color: ${t('colors.muted')};
`;
/* On devices with a keyboard. */
const Hints = styled.footer`
  display: flex;
  flex-wrap: wrap;
  gap: ${t('space.1')} ${t('space.4')};
  margin-top: auto;
  padding: ${t('space.3')} ${t('space.5')};
  border-top: 1px solid ${t('colors.hairline')};
  font-size: ${t('fontSizes.small')};
  color: ${t('colors.faint')};

  ${media.touch} {
    display: none;
  }

  kbd {
    ${keyCap}
  }
`;
