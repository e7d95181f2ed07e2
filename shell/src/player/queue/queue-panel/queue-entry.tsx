import { useSortableTrack } from '@segue/ui/tracks/sortable';
import { useMemo } from 'react';
import { QueueRow, type QueueRowProps } from '../queue-entry/queue-row';

type Props = Omit<QueueRowProps, 'grip' | 'row'> & {
  /** Pixels from the top of the list. */
  top: number;
  /** It cannot be moved, because the list is filtered. */
  isFixed: boolean;
};

// The drag library renders every entry whenever one comes into view; a row whose props stay is not rendered again.
export function QueueEntry({ top, isFixed, ...entry }: Props) {
  const { row, grip } = useSortableTrack(entry.track);
  const placed = useMemo(() => {
    const { style, ...moved } = isFixed ? {} : row;
    return { ...moved, style: { ...style, position: 'absolute', insetInline: 0, top } as const };
  }, [isFixed, row, top]);
  return <QueueRow {...entry} grip={isFixed ? null : grip} row={placed} />;
}
