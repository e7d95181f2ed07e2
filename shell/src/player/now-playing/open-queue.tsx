import { send } from '@segue/event-bus';
import { $isQueueOpen, $queue } from '@segue/stores/ports';
import { QueueIcon } from '@segue/ui';
import { useUnit } from 'effector-react';
import * as S from './styles';

/** Leaves the view for the queue. */
export function OpenQueue({ onClose }: { onClose: () => void }) {
  const [isOpen, queue] = useUnit([$isQueueOpen, $queue]);
  return (
    <S.Queue
      type="button"
      aria-label="Open queue"
      onClick={() => {
        onClose();
        if (!isOpen) send('queue/toggle-panel');
      }}
    >
      <QueueIcon size={17} />
      Queue
      {queue.length > 0 ? (
        <S.Count role="status" aria-label={`${queue.length} in the queue`}>
          {queue.length}
        </S.Count>
      ) : null}
    </S.Queue>
  );
}
