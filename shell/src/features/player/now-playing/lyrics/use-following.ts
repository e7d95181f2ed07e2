import { useEffect, useRef, useState, type RefObject } from 'react';

/** After the user's own scrolling the lines stand still this long. */
const PAUSE_MS = 5000;
const CURRENT_AT = 1 / 3;

/** Keeps the current line of a scrolled list at a third of its height, except for a while after `pause`; `follow` ends that. */
export function useFollowing(list: RefObject<HTMLElement | null>, current: number) {
  const [isFollowing, setFollowing] = useState(true);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hasScrolled = useRef(false);
  useEffect(() => {
    const line = list.current?.children[Math.max(0, current)];
    if (!isFollowing || !list.current || !(line instanceof HTMLElement)) return;
    list.current.scrollTo({
      top: line.offsetTop - list.current.clientHeight * CURRENT_AT,
      // The first time there is no way to show.
      behavior: hasScrolled.current ? 'auto' : 'instant',
    });
    hasScrolled.current = true;
  }, [list, current, isFollowing]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const follow = () => {
    clearTimeout(timer.current);
    setFollowing(true);
  };
  const pause = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(follow, PAUSE_MS);
    setFollowing(false);
  };
  return { isFollowing, pause, follow };
}
