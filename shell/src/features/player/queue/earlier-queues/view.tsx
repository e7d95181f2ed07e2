// The earlier queues, newest first: each can be restored or played, and removed.
import { PROVIDERS, type Track } from '@segue/contract';
import {
  Button,
  ClockIcon,
  CloseIcon,
  CoverImage,
  formatDuration,
  formatRelativeTime,
  IconButton,
  media,
  oneLine,
  PlayIcon,
  ProviderLogo,
  quietText,
  t,
} from '@segue/ui';
import { Dialog } from '@segue/ui/dialog';
import { useGate, useUnit } from 'effector-react';
import { useState } from 'react';
import styled from 'styled-components';
import { summaryOf } from '../queue-summary';
import { $earlierQueues, $removed, ListGate, queueChosen, queuesRemoved, removalUndone } from './list';
import type { SavedQueue } from './saved-queues';

const COVERS = 4;
const TITLES = 4;

export function EarlierQueuesDialog({ onClose }: { onClose: () => void }) {
  useGate(ListGate);
  const [queues, removed, onRemove, onUndo] = useUnit([
    $earlierQueues,
    $removed,
    queuesRemoved,
    removalUndone,
  ]);
  const [now] = useState(Date.now);
  return (
    <Dialog title="Earlier queues" onClose={onClose}>
      {queues?.length === 0 && removed.length === 0 ? (
        <Nothing>
          <ClockIcon size={28} />
          <p>A queue that you clear or replace is kept here, with the second where it stopped.</p>
        </Nothing>
      ) : null}
      {queues && queues.length > 0 ? (
        <List>
          {queues.map((queue) => (
            <Entry key={queue.id} queue={queue} now={now} onRemove={() => onRemove([queue])} />
          ))}
        </List>
      ) : null}
      <Foot>
        <p role="status">
          {removed.length === 0 ? null : (
            <>
              <span>{removed.length === 1 ? 'Queue removed.' : `${removed.length} queues removed.`}</span>
              <Button variant="ghost" size="small" onClick={() => onUndo()}>
                Undo
              </Button>
            </>
          )}
        </p>
        {queues && queues.length > 1 ? (
          <Button variant="ghost" size="small" onClick={() => onRemove(queues)}>
            Remove all
          </Button>
        ) : null}
      </Foot>
    </Dialog>
  );
}

function Entry({ queue, now, onRemove }: { queue: SavedQueue; now: number; onRemove: () => void }) {
  const onChoose = useUnit(queueChosen);
  const { tracks, at, current, position } = queue;
  const titles = tracks.slice(0, TITLES).map(({ title }) => title);
  const name = titles.join(', ');
  const providers = PROVIDERS.filter((provider) => tracks.some((track) => track.provider === provider));
  return (
    <li>
      <Row>
        <Covers tracks={tracks} />
        <Text>
          <Name dir="auto">{name}</Name>
          <Line>
            {providers.map((provider) => (
              <ProviderLogo key={provider} provider={provider} isNamed />
            ))}
            <span>{`${summaryOf(tracks)} · ${formatRelativeTime(new Date(at).toISOString(), now)}`}</span>
          </Line>
          <Line>
            <span dir="auto">{`${position < 1000 ? 'At the start of' : `At ${formatDuration(position)} in`} “${current.title}”`}</span>
          </Line>
        </Text>
        <IconButton label={`Remove: ${name}`} onClick={onRemove}>
          <CloseIcon size={16} />
        </IconButton>
        <Actions>
          <Button
            size="small"
            aria-label={`Restore: ${name}`}
            onClick={() => onChoose({ queue, isPaused: true })}
          >
            Restore
          </Button>
          <Button
            size="small"
            variant="ghost"
            aria-label={`Play: ${name}`}
            onClick={() => onChoose({ queue, isPaused: false })}
          >
            <PlayIcon size={14} />
            Play
          </Button>
        </Actions>
      </Row>
    </li>
  );
}

/** Up to four different covers, or the first one. */
function Covers({ tracks }: { tracks: readonly Track[] }) {
  const urls = [...new Set(tracks.flatMap(({ imageUrl }) => imageUrl ?? []))].slice(0, COVERS);
  const shown = urls.length < COVERS ? [urls[0]] : urls;
  return (
    <Mosaic>
      {shown.map((url) => (
        <CoverImage key={url} size="fill" src={url} eager />
      ))}
    </Mosaic>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${t('space.1')};
  margin: 0 calc(-1 * ${t('space.3')});
  padding: 0;
  list-style: none;
`;
const Row = styled.div`
  display: grid;
  grid-template-columns: 64px minmax(0, 1fr) auto;
  gap: ${t('space.2')} ${t('space.3')};
  align-items: start;
  padding: ${t('space.3')};
  border-radius: ${t('radii.row')};
  color: ${t('colors.muted')};

  &:hover {
    background: ${t('colors.hover')};
  }
  ${media.phone} {
    grid-template-columns: 48px minmax(0, 1fr) auto;
  }
`;
const Mosaic = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  overflow: hidden;
  border-radius: ${t('radii.cover')};

  [data-size] {
    border-radius: 0;
  }
  > :only-child {
    grid-column: 1 / -1;
  }
`;
const Text = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2px;
  min-width: 0;
`;
const Name = styled.p`
  ${oneLine}
  font-size: ${t('fontSizes.body')};
  font-weight: ${t('fontWeights.medium')};
  color: ${t('colors.text')};
`;
const Line = styled.p`
  display: flex;
  align-items: center;
  gap: ${t('space.2')};
  font-size: ${t('fontSizes.secondary')};
  font-variant-numeric: tabular-nums;

  > span {
    ${oneLine}
  }
  ${media.phone} {
    > span {
      white-space: normal;
    }
  }
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${t('space.1')};
  grid-column: 2 / -1;
`;
const Nothing = styled.div`
  display: grid;
  justify-items: center;
  gap: ${t('space.3')};
  padding: ${t('space.6')} ${t('space.4')};
  text-align: center;
  color: ${t('colors.muted')};
`;
const Foot = styled.div`
  ${quietText}
  /* Without content it takes no room, and still announces. */
  &:not(:has(button)) {
    position: absolute;
  }
  display: flex;
  align-items: center;
  justify-content: space-between;
`;
