// Keeps the current entry in view while the user has not scrolled away from it, and leads back to it.
import { Button, t } from '@segue/ui';
import type { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';

type Rows = Pick<ReturnType<typeof useVirtualizer>, 'range' | 'scrollToIndex'>;

/** `index`: of the current entry, -1 when it is not listed; `key`: of its track. Returns whether it is out of view. */
export function useFollowing({ range, scrollToIndex }: Rows, index: number, key: string | null): boolean {
  const isAway = index >= 0 && range !== null && (index < range.startIndex || index > range.endIndex);
  const last = useRef<{ key: string | null; isAway: boolean }>(null);
  useEffect(() => {
    const isNew = last.current?.key !== key;
    // A newly mounted list scrolls to the current entry.
    const follows = last.current ? isAway && !last.current.isAway : index > 0;
    if (isNew && follows) scrollToIndex(index, CENTER);
    last.current = { key, isAway };
  });
  return isAway;
}

export function JumpToCurrent({ index, scrollToIndex }: { index: number } & Omit<Rows, 'range'>) {
  return (
    <Floating size="small" onClick={() => scrollToIndex(index, CENTER)}>
      Show what plays
    </Floating>
  );
}

const CENTER = { align: 'center' } as const;

/* Over the visible entries; at the end of the list below them. */
const Floating = styled(Button)`
  position: sticky;
  bottom: ${t('space.2')};
  z-index: 2;
  display: flex;
  margin: ${t('space.2')} auto;
  border-color: ${t('colors.outline')};
  background: ${t('colors.floating')};
  box-shadow: ${t('shadows.floating')};
`;
