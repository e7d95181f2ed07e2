import { useEffect, useEffectEvent, useRef } from 'react';

type Props = {
  /** The end of the list became visible, or still is after the list has grown. */
  onReached: () => void;
  /** Number of rows before it. */
  after: number;
};

/** The invisible end of a list with more pages. After a failure it reports again once it was scrolled out of view and back. */
export function EndSentinel({ onReached, after }: Props) {
  const end = useRef<HTMLLIElement>(null);
  const reached = useEffectEvent(onReached);
  useEffect(() => {
    if (!end.current || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.at(-1)?.isIntersecting) reached();
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [after]);
  return <li ref={end} aria-hidden="true" data-end-sentinel="" />;
}
