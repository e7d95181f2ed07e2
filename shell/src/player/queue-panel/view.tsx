// The queue panel: title, actions, entries and keyboard hints.
import { send } from '@segue/event-bus';
import { $isMember } from '@segue/stores';
import { $queue } from '@segue/stores/ports';
import { Button, CloseIcon, EmptyState, IconButton, PlaylistIcon, QueueDrawing, t } from '@segue/ui';
import { useUnit } from 'effector-react';
import type { KeyboardEvent } from 'react';
import styled from 'styled-components';
import { $resumable, describe } from '../last-queue';
import { RepeatButton, ShuffleButton } from '../mode-buttons';
import { QUEUE_TOGGLE_ID } from '../queue-toggle-id';
import { SaveQueue, saveOpened } from '../save-queue';
import { QueueList } from './queue-list';

export function QueuePanel() {
  const [queue, left, isMember, onSave] = useUnit([$queue, $resumable, $isMember, saveOpened]);
  const isEmpty = queue.length === 0;
  return (
    <Panel onKeyDown={closeOnEscape}>
      <Head>
        <Title>Queue</Title>
        {isEmpty ? null : (
          <>
            <ShuffleButton place="queue" />
            <RepeatButton place="queue" />
          </>
        )}
        {isEmpty || !isMember ? null : (
          <IconButton label="Save as playlist" hasTooltip onClick={() => onSave()}>
            <PlaylistIcon size={18} />
          </IconButton>
        )}
        {isEmpty ? null : (
          <Button variant="ghost" size="small" onClick={() => send('queue/clear')}>
            Clear
          </Button>
        )}
        <IconButton label="Close queue" onClick={close}>
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

/** Closing removes the focused element, so the focus moves to the button that opens the panel. */
function close() {
  send('queue/toggle-panel');
  document.getElementById(QUEUE_TOGGLE_ID)?.focus();
}

function closeOnEscape(event: KeyboardEvent) {
  if (event.key === 'Escape' && !event.defaultPrevented) close();
}

const Panel = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
`;
const Head = styled.header`
  display: flex;
  align-items: center;
  gap: ${t('space.1')};
  min-height: 64px;
  padding: ${t('space.2')} ${t('space.3')} 0 18px;
  color: ${t('colors.muted')};
`;
const Title = styled.h2`
  flex: 1;
  font-size: ${t('fontSizes.section')};
  color: ${t('colors.text')};
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
const Hints = styled.footer`
  display: flex;
  flex-wrap: wrap;
  gap: ${t('space.1')} ${t('space.4')};
  margin-top: auto;
  padding: ${t('space.3')} 18px;
  border-top: 1px solid ${t('colors.hairline')};
  font-size: 0.75rem;
  color: ${t('colors.faint')};

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
