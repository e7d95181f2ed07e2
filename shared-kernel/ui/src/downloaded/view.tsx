// A part that is a download of its own. One that does not come must not take the page with it: React's `lazy` throws
// what failed to its nearest boundary, and never asks for it again.
import { useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react';

/** Without being asked, a part that did not come is asked for again after so long, and when the network is back. */
const AGAIN_MS = 10_000;
/** Asks for the parts that are away: what lost one has most likely lost the others. */
const askAgain = new Set<() => void>();

type Place = {
  /** What stands here until the part does. */
  waiting?: ReactNode;
  /** What stands here when it did not come; unless given, what stood here before. */
  away?: (retry: () => void) => ReactNode;
  /** It did not come. */
  onAway?: () => void;
};

export type Downloaded<P> = ComponentType<P & Place> & {
  /** Fetches the part before it is drawn; rejects when it does not come. */
  bring: () => Promise<void>;
};

/** The component that `load` fetches; drawn at once when it was fetched before. */
export function downloaded<P extends object>(load: () => Promise<ComponentType<P>>): Downloaded<P> {
  let here: ComponentType<P> | null = null;
  const bring = async () => {
    here ??= await load();
  };

  function Part({ waiting = null, away, onAway, ...props }: P & Place) {
    const [View, setView] = useState(() => here);
    const [attempt, setAttempt] = useState(1);
    const [isAway, setAway] = useState(false);
    const tellAway = useEffectEvent(() => {
      setAway(true);
      onAway?.();
    });

    useEffect(() => {
      if (View) return;
      let hasLeft = false;
      bring().then(
        () => hasLeft || setView(() => here),
        () => hasLeft || tellAway(),
      );
      return () => {
        hasLeft = true;
      };
    }, [View, attempt]);
    useEffect(() => {
      if (!isAway || View) return;
      const again = () => setAttempt((attempts) => attempts + 1);
      const timer = setTimeout(again, AGAIN_MS);
      askAgain.add(again);
      window.addEventListener('online', again);
      return () => {
        clearTimeout(timer);
        askAgain.delete(again);
        window.removeEventListener('online', again);
      };
    }, [isAway, View, attempt]);

    if (View) return <View {...(props as unknown as P)} />;
    if (!isAway || !away) return waiting;
    return away(() => {
      for (const ask of askAgain) ask();
      setAway(false);
    });
  }
  return Object.assign(Part, { bring });
}
