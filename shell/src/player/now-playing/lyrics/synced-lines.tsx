// Lines that follow the music: the current one stays at a third of the height, and a press on a line seeks.
import { send } from '@segue/kernel/bus';
import { Button, media, t } from '@segue/ui';
import { useUnit } from 'effector-react';
import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import styled, { css } from 'styled-components';
import { $currentLine } from './model';

/** After the user scrolls, the lines do not move for this time. */
const PAUSE_MS = 5000;
const CURRENT_AT = 1 / 3;

export function SyncedLines({ lines }: { lines: readonly { at: number; text: string }[] }) {
  const current = useUnit($currentLine);
  const list = useRef<HTMLOListElement>(null);
  const { isFollowing, pause, follow } = useFollowing(list, current);
  return (
    <Place>
      <List
        ref={list}
        lang=""
        aria-label="Lyrics"
        onWheel={pause}
        onTouchMove={pause}
        // A press on the scrollbar.
        onPointerDown={(event) => event.target === event.currentTarget && pause()}
        onKeyDown={(event) => focusLine(event) && pause()}
      >
        {lines.map(({ at, text }, index) => (
          <li key={index} dir="auto">
            <Line
              type="button"
              aria-current={index === current || undefined}
              tabIndex={index === Math.max(0, current) ? 0 : -1}
              onClick={() => {
                send('playback/seek', { position: at });
                follow();
              }}
            >
              {text || '♪'}
            </Line>
          </li>
        ))}
      </List>
      {isFollowing ? null : (
        <Follow size="small" onClick={follow}>
          Follow
        </Follow>
      )}
    </Place>
  );
}

/** Keeps the current line of a scrolled list at a third of its height, except for a while after `pause`; `follow` ends that. */
function useFollowing(list: RefObject<HTMLElement | null>, current: number) {
  const [isFollowing, setFollowing] = useState(true);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hasScrolled = useRef(false);
  useEffect(() => {
    const line = list.current?.children[Math.max(0, current)];
    if (!isFollowing || !list.current || !(line instanceof HTMLElement)) return;
    list.current.scrollTo({
      top: line.offsetTop - list.current.clientHeight * CURRENT_AT,
      // The first position is set without an animation.
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

/** One stop for the Tab key; arrows, Home and End move between the lines. Whether it moved. */
function focusLine(event: KeyboardEvent<HTMLElement>): boolean {
  const lines = [...event.currentTarget.querySelectorAll('button')];
  const at = lines.indexOf(event.target as HTMLButtonElement);
  const targets: Partial<Record<string, number>> = {
    ArrowDown: Math.min(at + 1, lines.length - 1),
    ArrowUp: Math.max(at - 1, 0),
    Home: 0,
    End: lines.length - 1,
  };
  const target = targets[event.key];
  if (target === undefined || event.ctrlKey || event.metaKey || event.altKey) return false;
  event.preventDefault();
  // The arrow keys are also shortcuts of the player.
  event.stopPropagation();
  lines[target]?.focus();
  return true;
}

const Place = styled.div`
  position: relative;
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  min-height: 0;
`;
/** The scroll box of lyrics; cut content fades at its edges. */
export const lyricsText = css`
  position: relative;
  min-height: 0;
  overflow: hidden auto;
  overscroll-behavior: contain;
  touch-action: pan-y;
  scrollbar-width: none;
  font-size: 28px;
  font-weight: ${t('fontWeights.bold')};
  line-height: 1.5;
  letter-spacing: -0.02em;
  color: ${t('colors.text')};
  --fade: linear-gradient(transparent, #000 24px calc(100% - 64px), transparent);
  -webkit-mask-image: var(--fade);
  mask-image: var(--fade);
`;
const List = styled.ol`
  ${lyricsText}
  padding-block: ${t('space.4')} 66cqh;
  scroll-behavior: smooth;

  ${media.stillness} {
    scroll-behavior: auto;
  }
`;
const Line = styled.button`
  padding: ${t('space.1')} ${t('space.2')};
  border-radius: ${t('radii.row')};
  font: inherit;
  text-align: start;
  text-wrap: balance;
  color: color-mix(in srgb, ${t('colors.text')} 50%, transparent);
  transition: color ${t('motion.panel')};

  ${media.hover} {
    &:hover {
      color: ${t('colors.text')};
      background: ${t('colors.hover')};
    }
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &[aria-current] {
    color: ${t('colors.text')};
  }
  ${media.forcedColors} {
    &[aria-current] {
      color: Highlight;
    }
  }
`;
const Follow = styled(Button)`
  position: absolute;
  inset: auto 0 ${t('space.4')};
  width: max-content;
  margin: 0 auto;
  border-radius: ${t('radii.pill')};
  color: ${t('colors.background')};
  background: ${t('colors.text')};
  box-shadow: ${t('shadows.floating')};
`;
