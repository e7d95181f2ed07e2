import { send } from '@segue/kernel/bus';
import { $queueKeys } from '@segue/kernel/state';
import { IconButton, QueueIcon, t } from '@segue/ui';
import { useUnit } from 'effector-react';
import styled from 'styled-components';
import { $isQueueOpen } from '../model/panels';

export const loadQueuePanel = () => import('../queue/queue-panel').then(({ QueuePanel }) => QueuePanel);

/** Gets the focus when the queue panel closes. */
export const QUEUE_TOGGLE_ID = 'queue-toggle';

export function QueueToggle() {
  const [isOpen, { size }] = useUnit([$isQueueOpen, $queueKeys]);
  return (
    <Place data-queue="">
      <IconButton
        id={QUEUE_TOGGLE_ID}
        label={isOpen ? 'Close queue' : 'Open queue'}
        hasTooltip
        aria-expanded={isOpen}
        onPointerEnter={() => void loadQueuePanel().catch(() => undefined)}
        onClick={() => send('queue/toggle-panel')}
      >
        <QueueIcon />
      </IconButton>
      {size > 0 ? (
        <Corner aria-label={`${size} in the queue`} role="status">
          {size}
        </Corner>
      ) : null}
    </Place>
  );
}

export const QueueCount = styled.span`
  min-width: 17px;
  padding: 0 5px;
  border-radius: ${t('radii.pill')};
  font-size: ${t('fontSizes.badge')};
  font-weight: ${t('fontWeights.bold')};
  font-variant-numeric: tabular-nums;
  line-height: 17px;
  text-align: center;
  color: ${t('colors.onAccent')};
  background: ${t('colors.accentStrong')};
`;
const Place = styled.span`
  position: relative;
  display: inline-flex;
`;
const Corner = styled(QueueCount)`
  position: absolute;
  top: -3px;
  left: 55%;
  pointer-events: none;
`;
