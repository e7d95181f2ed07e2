// Where a dragged track can be dropped: the queue, and for signed-in users their playlists.
import type { Track } from '@segue/contract';
import { $isMember } from '@segue/stores';
import { $isQueueOpen } from '@segue/stores/ports';
import { QueueAddIcon, t } from '@segue/ui';
import { useUnit } from 'effector-react';
import { useState, type DragEvent } from 'react';
import styled, { keyframes } from 'styled-components';
import { RemoteWidget } from '../../platform/remotes';
import { droppedOnQueue } from './model';

/** An entry of the queue goes onto playlists only. */
export function DropTargets({ track, isQueued }: { track: Track; isQueued: boolean }) {
  const [isMember, isQueueOpen] = useUnit([$isMember, $isQueueOpen]);
  return (
    <>
      {isQueueOpen && !isQueued ? <QueueTarget track={track} isPanel /> : null}
      {isMember || !isQueueOpen ? (
        <Dock role="group" aria-label="Drop targets">
          {isQueueOpen ? null : <QueueTarget track={track} />}
          {isMember ? <RemoteWidget remote="playlists" name="PlaylistDock" props={{ track }} /> : null}
        </Dock>
      ) : null}
    </>
  );
}

function QueueTarget({ track, isPanel = false }: { track: Track; isPanel?: boolean }) {
  const [isOver, setOver] = useState(false);
  const onDropped = useUnit(droppedOnQueue);
  const accept = (event: DragEvent) => {
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
    setOver(true);
  };
  const handlers = {
    'data-over': isOver || undefined,
    onDragEnter: accept,
    onDragOver: accept,
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      onDropped(track);
    },
  };
  if (isPanel) return <Panel {...handlers}>Add to queue</Panel>;
  return (
    <Tile {...handlers}>
      <Picture>
        <QueueAddIcon size={20} />
      </Picture>
      Queue
    </Tile>
  );
}

const rise = keyframes`from { opacity: 0; }`;

/* Above the player, in the middle of the content. */
const Dock = styled.div`
  position: fixed;
  inset-inline: ${t('space.4')} calc(var(--queue-width) + ${t('space.4')});
  bottom: calc(var(--player-height) + ${t('space.4')});
  z-index: ${t('layers.popup')};
  display: flex;
  width: fit-content;
  max-width: min(48rem, calc(100% - 2 * ${t('space.4')} - var(--queue-width)));
  margin-inline: auto;
  padding: ${t('space.2')};
  border: 1px solid ${t('colors.outline')};
  border-radius: ${t('radii.card')};
  background: ${t('colors.floating')};
  box-shadow: ${t('shadows.floating')};
  animation: ${rise} ${t('motion.hover')};
`;
const Tile = styled.div`
  display: grid;
  flex: none;
  gap: 6px;
  width: 88px;
  padding: ${t('space.2')};
  border-radius: ${t('radii.row')};
  outline: 2px solid transparent;
  outline-offset: -2px;
  color: ${t('colors.soft')};
  font-size: 0.75rem;
  text-align: center;
  transition: background-color ${t('motion.hover')};

  &[data-over] {
    background: ${t('colors.selectedHover')};
    outline-color: ${t('colors.accent')};
  }
  > * {
    pointer-events: none;
  }
`;
const Picture = styled.span`
  display: grid;
  place-items: center;
  width: 56px;
  height: 56px;
  margin-inline: auto;
  border-radius: ${t('radii.control')};
  background: ${t('colors.selected')};
`;
const Panel = styled.div`
  position: fixed;
  inset: ${t('sizes.header')} 0 var(--player-height) auto;
  z-index: ${t('layers.popup')};
  display: grid;
  place-items: end center;
  width: var(--queue-width);
  padding-bottom: ${t('space.8')};
  outline: 2px dashed ${t('colors.outline')};
  outline-offset: -8px;
  color: ${t('colors.text')};
  font-weight: ${t('fontWeights.bold')};

  &[data-over] {
    background: ${t('colors.accentGlow')};
    outline-color: ${t('colors.accent')};
  }
`;
