// The head of the queue panel: its title, undo and redo, the menu, and commands for the whole queue.
import { send } from '@segue/kernel/bus';
import { $isMember } from '@segue/kernel/state';
import { ExportItems } from '@segue/ui/tracks/export-tracks';
import { lengthOf, totalLength, trackTotal } from '@segue/ui/tracks/list-page';
import {
  Button,
  ClockIcon,
  CloseIcon,
  IconButton,
  LinkIcon,
  media,
  MoreIcon,
  QueueAddIcon,
  t,
  UndoIcon,
} from '@segue/ui';
import { Menu, MenuItem } from '@segue/ui/menu';
import { SheetHandle, useSheetDrag } from '@segue/ui/sheet-drag';
import { useUnit } from 'effector-react';
import type { RefObject } from 'react';
import styled from 'styled-components';
import { $queue, $undoable } from '../../model/model';
import { $restorable } from '../last-queue';
import { saveOpened } from '../save-queue';
import { queueShared } from '../share-queue';

type Props = {
  /** The container of the panel, which can be dragged down where it is a sheet. */
  box: RefObject<HTMLElement | null>;
  closeButton: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
};

export function QueueHead({ box, closeButton, onClose }: Props) {
  const [queue, isMember, restorable] = useUnit([$queue, $isMember, $restorable]);
  const [onSave, onShare] = useUnit([saveOpened, queueShared]);
  const drag = useSheetDrag(box, onClose);
  return (
    <Head {...drag}>
      <Handle />
      <h2>Queue</h2>
      <Buttons>
        <UndoButton word="undo" />
        <UndoButton word="redo" />
        {queue.length > 0 ? (
          <Menu
            label="More about the queue"
            trigger={(props) => (
              <IconButton label="More about the queue" {...props}>
                <MoreIcon />
              </IconButton>
            )}
          >
            {restorable ? (
              <MenuItem icon={<ClockIcon size={17} />} onClick={() => send('queue/resume-last')}>
                Restore the last queue
              </MenuItem>
            ) : null}
            {isMember ? (
              <MenuItem icon={<LinkIcon size={17} />} onClick={() => onShare()}>
                Share queue
              </MenuItem>
            ) : null}
            <ExportItems list={() => ({ name: 'Queue', tracks: queue })} />
          </Menu>
        ) : null}
        <IconButton ref={closeButton} label="Close queue" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Buttons>
      {queue.length === 0 ? null : (
        <Whole>
          <p>{`${trackTotal(queue.length)} · ${totalLength(lengthOf(queue))}`}</p>
          {isMember ? (
            <Button variant="ghost" size="small" aria-label="Save as playlist" onClick={() => onSave()}>
              <QueueAddIcon size={17} />
              Save
            </Button>
          ) : null}
          <Button
            variant="ghost"
            size="small"
            onClick={() => {
              send('queue/clear');
              // The pressed button leaves with the entries.
              closeButton.current?.focus();
            }}
          >
            Clear
          </Button>
        </Whole>
      )}
    </Head>
  );
}

/** Names the change it acts on. Not disabled: that would take the focus away from who pressed it last. */
function UndoButton({ word }: { word: 'undo' | 'redo' }) {
  const { [`queue/${word}` as const]: change } = useUnit($undoable);
  const name = word === 'undo' ? 'Undo' : 'Redo';
  return (
    <IconButton
      label={change ? `${name}: ${change.label}` : `Nothing to ${word}`}
      hasTooltip
      aria-disabled={change === null}
      onClick={() => send(`queue/${word}`)}
    >
      {word === 'undo' ? (
        <UndoIcon />
      ) : (
        <Mirrored>
          <UndoIcon />
        </Mirrored>
      )}
    </IconButton>
  );
}

const Head = styled.header`
  position: relative;
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  gap: 0 ${t('space.3')};
  padding: ${t('space.3')} ${t('space.3')} 0 ${t('space.5')};
  color: ${t('colors.soft')};

  h2 {
    font-size: ${t('fontSizes.section')};
    letter-spacing: -0.014em;
    color: ${t('colors.text')};
  }

  ${media.phone} {
    padding-top: ${t('space.5')};
    cursor: grab;
    touch-action: none;

    h2 {
      font-size: ${t('fontSizes.sheet')};
      line-height: 1.3;
    }
  }
`;
const Handle = styled(SheetHandle)`
  display: none;

  ${media.phone} {
    position: absolute;
    inset: ${t('space.2')} 0 auto;
    /* Above the touch targets of the buttons. */
    z-index: 1;
    display: block;

    &::before {
      content: '';
      position: absolute;
      inset: calc(${t('space.2')} * -1) -40px;
    }
  }
`;
const Buttons = styled.div`
  display: flex;
  gap: ${t('space.1')};

  [aria-disabled='true'] {
    color: ${t('colors.ghost')};
    background: none;
  }

  ${media.touch} {
    gap: ${t('space.3')};
  }
`;
const Mirrored = styled.span`
  display: grid;
  transform: scaleX(-1);
`;
const Whole = styled.div`
  display: flex;
  grid-column: 1 / -1;
  align-items: center;
  min-height: 36px;
  margin-inline-end: -4px;

  p {
    flex: 1;
    font-size: ${t('fontSizes.secondary')};
    font-variant-numeric: tabular-nums;
    color: ${t('colors.muted')};
  }
`;
