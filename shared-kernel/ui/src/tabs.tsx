import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { indexAfterKey } from './index-after-key';
import { fingerHigh, media, t } from './theme';

type Props<Id extends string> = {
  label: string;
  tabs: readonly { id: Id; label: string; count?: number }[];
  active: Id;
  onSelect: (id: Id) => void;
  name: string;
  align?: 'start' | 'center';
};

/**
 * Pill tabs, segments on phones; nothing while there is only one. One stop for the Tab key; arrows, Home and End move and
 * select. Tabs that do not fit are scrolled to, and fade where they are cut.
 */
export function Tabs<Id extends string>({ label, tabs, active, onSelect, name, align = 'start' }: Props<Id>) {
  const list = useRef<HTMLDivElement>(null);
  useActiveInView(list, tabs.map(({ label: text, count }) => `${text} ${count}`).join(), active);
  const moved = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ id }) => id === active);
    const target = tabs[indexAfterKey(event.key, at, tabs.length, 'ArrowRight')];
    if (!target) return;
    event.preventDefault();
    onSelect(target.id);
    list.current?.querySelector<HTMLElement>(`#${tabId(name, target.id)}`)?.focus();
  };
  if (tabs.length < 2) return null;
  return (
    <Box>
      <List
        ref={list}
        role="tablist"
        aria-label={label}
        data-align={align}
        onKeyDown={moved}
        onScroll={({ currentTarget }) => markCutEdges(currentTarget)}
      >
        {tabs.map(({ id, label: text, count }) => (
          <Pill
            key={id}
            type="button"
            role="tab"
            id={tabId(name, id)}
            aria-controls={panelId(name)}
            aria-selected={id === active}
            tabIndex={id === active ? 0 : -1}
            onClick={() => onSelect(id)}
          >
            <span>{text}</span>
            {count !== undefined && <Count>{` (${count})`}</Count>}
          </Pill>
        ))}
      </List>
    </Box>
  );
}

type PanelProps = {
  name: string;
  active: string;
  /** With only one tab, the content is not a choice. */
  isAlone?: boolean;
  children: ReactNode;
};

export function TabPanel({ name, active, isAlone = false, children }: PanelProps) {
  if (isAlone) return children;
  return (
    <div role="tabpanel" id={panelId(name)} aria-labelledby={tabId(name, active)}>
      {children}
    </div>
  );
}

const tabId = (name: string, id: string) => `${name}-tab-${id}`;
const panelId = (name: string) => `${name}-panel`;

const Box = styled.div`
  min-width: 0;
  ${media.content.phone} {
    overflow: hidden;
    border-radius: ${t('radii.button')};
    background: ${t('colors.hover')};
  }
`;

const List = styled.div`
  display: flex;
  gap: ${t('space.1')};
  overflow-x: auto;
  scrollbar-width: none;
  /* Room for the focus ring, which scrolling would cut. */
  margin: -4px;
  padding: 4px;
  &::-webkit-scrollbar {
    display: none;
  }
  &[data-scrolls] {
    mask: linear-gradient(90deg, transparent, #000 var(--cut-start) calc(100% - var(--cut-end)), transparent);
  }
  /* Not justify-content: it would put the start out of reach where the tabs do not fit. */
  &[data-align='center'] {
    > :first-child {
      margin-inline-start: auto;
    }
    > :last-child {
      margin-inline-end: auto;
    }
  }
  ${media.content.phone} {
    gap: 0;
    margin: 0;
    padding: 3px;
  }
`;

const Pill = styled.button`
  flex: none;
  min-height: 36px;
  padding: 0 ${t('space.4')};
  border-radius: ${t('radii.pill')};
  color: ${t('colors.muted')};
  font-size: ${t('fontSizes.tile')};
  font-weight: ${t('fontWeights.medium')};
  white-space: nowrap;
  transition:
    color ${t('motion.hover')},
    background-color ${t('motion.hover')};
  &:hover {
    color: ${t('colors.text')};
    background: ${t('colors.hover')};
  }
  &[aria-selected='true'] {
    color: ${t('colors.text')};
    background: ${t('colors.selected')};
  }
  ${fingerHigh}
  ${media.content.phone} {
    flex: 1 1 auto;
    min-height: 38px;
    padding: 0 2px;
    border-radius: 9px;
    font-size: ${t('fontSizes.secondary')};
    letter-spacing: -0.006em;
    [data-scrolls] > & {
      padding: 0 ${t('space.2')};
    }
  }
`;

const Count = styled.span`
  white-space: pre;
  font-variant-numeric: tabular-nums;
`;

const FADE_PX = 32;

/** Sets the widths of the fades at cut tabs. */
function markCutEdges(list: HTMLElement): void {
  const room = list.scrollWidth - list.clientWidth;
  list.toggleAttribute('data-scrolls', room > 0);
  list.style.setProperty('--cut-start', `${Math.min(FADE_PX, list.scrollLeft)}px`);
  list.style.setProperty('--cut-end', `${Math.min(FADE_PX, room - list.scrollLeft)}px`);
}

/** Scrolls the active tab into view when it, the width or the texts change. Never scrolls the page. */
function useActiveInView(list: RefObject<HTMLElement | null>, texts: string, active: string): void {
  useEffect(() => {
    const element = list.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    // The observer also reports the initial size.
    const observer = new ResizeObserver(() => {
      markCutEdges(element);
      const tab = element.querySelector('[aria-selected="true"]');
      if (!tab) return;
      // Centered, so that its neighbors are visible.
      const [inner, outer] = [tab.getBoundingClientRect(), element.getBoundingClientRect()];
      element.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [list, texts, active]);
}
