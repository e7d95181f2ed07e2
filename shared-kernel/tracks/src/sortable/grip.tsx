// The handle of a sortable row. Touch drags by it alone, so that a finger anywhere else still scrolls.
import type { Track } from '@segue/contract';
import { GripIcon, media, t } from '@segue/ui';
import { useLayoutEffect, useRef, type TouchEventHandler } from 'react';
import styled from 'styled-components';
import type { KeyboardMove } from './use-keyboard-move';

type Props = Pick<KeyboardMove, 'onGripKey' | 'drop'> & {
  track: Track;
  /** Where the keyboard carries the track now; null while it is not lifted. */
  liftedIndex: number | null;
  /** Id of the keyboard instructions. */
  describedBy: string;
  onTouchStart: TouchEventHandler | undefined;
};

export function Grip(props: Props) {
  const { track, liftedIndex, describedBy, onTouchStart, onGripKey, drop } = props;
  const button = useRef<HTMLButtonElement>(null);
  const isLifted = liftedIndex !== null;
  // Moving an element in the document takes its focus away.
  useLayoutEffect(() => {
    if (liftedIndex === null) return;
    button.current?.focus();
    button.current?.scrollIntoView({ block: 'nearest' });
  }, [liftedIndex]);
  return (
    <Button
      ref={button}
      type="button"
      // The arrow keys reach it.
      tabIndex={-1}
      aria-label={`Move ${track.title}`}
      aria-describedby={describedBy}
      aria-pressed={isLifted}
      data-grip=""
      onTouchStart={onTouchStart}
      onKeyDown={(event) => onGripKey(event, track)}
      onBlur={({ relatedTarget }) => (relatedTarget && isLifted ? drop() : undefined)}
    >
      <GripIcon size={14} />
    </Button>
  );
}

const Button = styled.button`
  position: relative;
  display: grid;
  place-items: center;
  width: 24px;
  height: ${t('sizes.control')};
  border-radius: ${t('radii.control')};
  color: ${t('colors.ghost')};
  cursor: grab;
  touch-action: none;
  &:hover,
  &[aria-pressed='true'] {
    color: ${t('colors.text')};
  }
  /* A finger's target lies over the edge of the cover, not of the glass, where the system's back gesture starts. */
  ${media.touch} {
    place-items: center start;
    width: ${t('sizes.touch')};
    height: ${t('sizes.touch')};
    margin-inline-end: calc(24px - ${t('sizes.touch')});
  }
`;
