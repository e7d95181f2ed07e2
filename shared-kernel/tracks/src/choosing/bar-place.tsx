import { send } from '@segue/event-bus';
import { $selection } from '@segue/stores';
import { media, t } from '@segue/ui';
import { useStoreMap } from 'effector-react';
import { useEffect } from 'react';
import styled from 'styled-components';

type Props = {
  id: string;
  /** What the bar lies over: a column's head, that of a table where it is drawn, or the queue's, also on phones. */
  head: 'column' | 'table' | 'queue' | 'none';
};

/**
 * Stands between the head of a list and its rows: where the bar of the chosen tracks lies, upward over the head. On phones, and
 * without a head, the bar is above the player. The choice ends when its list leaves the page.
 */
export function BarPlace({ id, head }: Props) {
  const isUsed = useStoreMap({
    store: $selection,
    keys: [id],
    fn: (selection, [own]) => selection?.placeId === own,
  });
  useEffect(() => (isUsed ? () => send('selection/end', { placeId: id }) : undefined), [isUsed, id]);
  return isUsed ? <Place id={id} data-head={head} /> : null;
}

const Place = styled.div`
  position: sticky;
  top: calc(${t('sizes.header')} + ${t('sizes.touch')});
  z-index: 3;
  /* Over the line about the whole queue, not over the title above it. */
  &[data-head='queue'] {
    position: relative;
    top: 6px;
  }
  &[data-head='none'] {
    display: none;
  }
  &[data-head='table'] {
    display: none;
    @container tracks (min-width: 900px) {
      display: block;
    }
  }
  ${media.phone} {
    &[data-head='column'] {
      display: none;
    }
  }
`;
