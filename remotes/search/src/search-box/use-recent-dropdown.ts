// The recent searches as a list under the box: when it is open, and which entry the arrows have reached.
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';

export function useRecentDropdown(recent: readonly string[], onPick: (query: string) => void) {
  const area = useRef<HTMLDivElement>(null);
  const [isWanted, setWanted] = useState(false);
  const [active, setActive] = useState<number | null>(null);
  const isOpen = isWanted && recent.length > 0;

  const open = () => setWanted(true);
  const close = () => {
    setWanted(false);
    setActive(null);
  };
  const pick = (query: string) => {
    close();
    onPick(query);
  };
  const turnedAway = useEffectEvent((event: Event) => {
    if (!area.current?.contains(event.target as Node)) close();
  });

  useEffect(() => {
    if (!isOpen) return undefined;
    const onTurned = (event: Event) => turnedAway(event);
    document.addEventListener('pointerdown', onTurned);
    document.addEventListener('focusin', onTurned);
    return () => {
      document.removeEventListener('pointerdown', onTurned);
      document.removeEventListener('focusin', onTurned);
    };
  }, [isOpen]);

  const onKeyDown = (event: KeyboardEvent) => {
    const move = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (move !== 0 && recent.length > 0) {
      event.preventDefault();
      setActive((now) => (isOpen ? moved(now, move, recent.length) : null));
      open();
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      close();
    } else if (event.key === 'Enter' && isOpen && active !== null) {
      event.preventDefault();
      pick(recent[active] ?? '');
    }
  };

  return { area, isOpen, active, open, close, pick, onKeyDown };
}

/** Around the list, with one place for "none of them". */
function moved(now: number | null, move: 1 | -1, count: number): number | null {
  const next = (now ?? (move === 1 ? -1 : count)) + move;
  return next < 0 || next >= count ? null : next;
}
