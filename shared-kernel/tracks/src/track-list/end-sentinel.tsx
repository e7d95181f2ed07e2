import { useEffect, useEffectEvent, useRef } from 'react';

type Props = {
  /** The end came into sight, or is still in sight after the list has grown. */
  onReached: () => void;
  /** How many rows stand before it. */
  after: number;
};

/** The invisible end of a list that has more. After a failure it speaks again only once it left and came back. */
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
