// The queue panel: title, actions, entries and keyboard hints.
import { send } from '@segue/event-bus';
import { $isMember } from '@segue/stores';
import { $queue } from '@segue/stores/ports';
import { Button, CloseIcon, EmptyState, IconButton, media, QueueAddIcon, QueueDrawing, t } from '@segue/ui';
import { SheetHandle, useSheetDrag } from '@segue/ui/sheet-drag';
import { useUnit } from 'effector-react';
import { useEffect, useRef, type RefObject } from 'react';
import styled from 'styled-components';
import { $resumable, describe } from '../last-queue';
import { SaveQueue, saveOpened } from '../save-queue';
import { QueueList } from './queue-list';
import { summaryOf } from './summary';

type Props = {
  /** The box that the panel fills, which the user can pull down where it is a sheet. */
  box: RefObject<HTMLElement | null>;
  /** Moves the focus into the panel when it becomes true. */
  takesFocus: boolean;
};

export function QueuePanel({ box, takesFocus }: Props) {
  const [queue, left, isMember, onSave] = useUnit([$queue, $resumable, $isMember, saveOpened]);
  const isEmpty = queue.length === 0;
  const drag = useSheetDrag(box, close);
  const closeButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    const current = box.current?.querySelector<HTMLElement>('[aria-current] [data-play]');
    (current ?? closeButton.current)?.focus();
  }, [takesFocus, box]);
  return (
    <Panel
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) close();
      }}
    >
      <Head {...drag}>
        <Handle />
        <Title>
          <h2>Queue</h2>
          {isEmpty ? null : <p>{summaryOf(queue)}</p>}
        </Title>
        {isEmpty || !isMember ? null : (
          <Save variant="ghost" size="small" aria-label="Save as playlist" onClick={() => onSave()}>
            <QueueAddIcon size={17} />
            Save
          </Save>
        )}
        {isEmpty ? null : (
          <Button variant="ghost" size="small" onClick={() => send('queue/clear')}>
            Clear
          </Button>
        )}
        <IconButton ref={closeButton} label="Close queue" onClick={close}>
          <CloseIcon />
        </IconButton>
      </Head>
      {isEmpty ? (
        <>
          <EmptyState compact drawing={<QueueDrawing />} title="Your queue is empty">
            Add songs to your queue by clicking the "Add to queue" button on any track.
          </EmptyState>
          {left ? (
            <Left>
              <Button size="small" onClick={() => send('queue/resume-last')}>
                Resume where you left off
              </Button>
              <p dir="auto">{describe(left)}</p>
            </Left>
          ) : null}
        </>
      ) : (
        <QueueList />
      )}
      <SaveQueue />
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
const Head = styled.header`
  position: relative;
  display: flex;
  align-items: center;
  gap: 2px;
  min-height: 64px;
  padding: ${t('space.2')} ${t('space.3')} 0 ${t('space.5')};
  color: ${t('colors.soft')};

  ${media.phone} {
    padding-top: ${t('space.5')};
    cursor: grab;
    touch-action: none;
  }
`;
const Handle = styled(SheetHandle)`
  display: none;

  ${media.phone} {
    position: absolute;
    inset: ${t('space.2')} 0 auto;
    display: block;
  }
`;
const Title = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${t('space.3')};
  min-width: 0;

  h2 {
    font-size: ${t('fontSizes.section')};
    letter-spacing: -0.014em;
    color: ${t('colors.text')};
  }

  p {
    font-size: ${t('fontSizes.secondary')};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
    color: ${t('colors.muted')};
  }

  ${media.phone} {
    h2 {
      font-size: ${t('fontSizes.sheet')};
      line-height: 1.3;
    }
  }
`;
const Save = styled(Button)`
  ${media.phone} {
    svg {
      display: none;
    }
  }
`;
const Left = styled.div`
  display: grid;
  justify-items: center;
  gap: ${t('space.2')};
  padding: 0 ${t('space.6')};
  font-size: ${t('fontSizes.secondary')};
  text-align: center;
  color: ${t('colors.muted')};
`;
/* Where there is a keyboard. */
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
    padding: 1px 6px;
    border-radius: 5px;
    font: inherit;
    font-size: ${t('fontSizes.label')};
    font-weight: ${t('fontWeights.bold')};
    color: ${t('colors.muted')};
    background: ${t('colors.selected')};
  }
`;
