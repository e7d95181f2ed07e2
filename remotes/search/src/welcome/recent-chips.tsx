import { ClockIcon, CloseIcon, fingerHigh, media, oneLine, t } from '@segue/ui';
import { useUnit } from 'effector-react';
import { type KeyboardEvent, useRef } from 'react';
import styled from 'styled-components';
import { queryPicked } from '../search-box/model';
import { $recentSearches, recentSearchRemoved } from '../search-box/recent-model';

/** The recent searches; each can be searched again or removed. */
export function RecentChips() {
  const [recent, onPick, onRemove] = useUnit([$recentSearches, queryPicked, recentSearchRemoved]);
  const list = useRef<HTMLUListElement>(null);
  if (recent.length === 0) return null;
  const remove = (query: string, index: number) => {
    // The focus goes to the neighbor, because the pressed button leaves.
    const buttons = list.current?.querySelectorAll<HTMLButtonElement>('[data-chip]');
    (buttons?.[index + 1] ?? buttons?.[index - 1])?.focus();
    onRemove(query);
  };
  const removedByKey = (event: KeyboardEvent, query: string, index: number) => {
    if (event.key !== 'Delete' && event.key !== 'Backspace') return;
    event.preventDefault();
    remove(query, index);
  };
  return (
    <Chips ref={list} aria-label="Recent searches">
      {recent.map((query, index) => (
        <Chip key={query} onKeyDown={(event) => removedByKey(event, query, index)}>
          <Pick type="button" data-chip="" aria-label={`Search for ${query}`} onClick={() => onPick(query)}>
            <ClockIcon size={14} />
            <span dir="auto">{query}</span>
          </Pick>
          <Remove
            type="button"
            aria-label={`Remove ${query} from recent searches`}
            onClick={() => remove(query, index)}
          >
            <CloseIcon size={12} />
          </Remove>
        </Chip>
      ))}
    </Chips>
  );
}

const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${t('space.2')};
  justify-content: center;
  min-width: 0;
  ${media.content.phone} {
    flex-wrap: nowrap;
    justify-content: flex-start;
    /* One row, which scrolls up to the edges of the screen. */
    margin: -4px calc(${t('sizes.gutter')} * -1);
    padding: 4px ${t('sizes.gutter')};
    overflow-x: auto;
    scrollbar-width: none;
  }
`;
const Chip = styled.li`
  display: flex;
  flex: none;
  max-width: 100%;
  min-width: 0;
  border: 1px solid ${t('colors.hairline')};
  border-radius: ${t('radii.pill')};
  background: ${t('colors.hover')};
  font-size: ${t('fontSizes.secondary')};
  font-weight: ${t('fontWeights.medium')};
  transition: background-color ${t('motion.hover')};
  &:hover {
    background: ${t('colors.selected')};
  }
`;
const Pick = styled.button`
  display: flex;
  align-items: center;
  gap: 7px;
  min-width: 0;
  min-height: 30px;
  padding-inline-start: 10px;
  border-radius: ${t('radii.pill')};
  color: ${t('colors.soft')};
  > svg {
    flex: none;
    color: ${t('colors.faint')};
  }
  > span {
    ${oneLine}
    max-width: 14rem;
  }
  ${fingerHigh}
`;
const Remove = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  min-width: 30px;
  border-radius: ${t('radii.pill')};
  color: ${t('colors.ghost')};
  &:hover,
  &:focus-visible {
    color: ${t('colors.text')};
  }
  ${media.touch} {
    min-width: ${t('sizes.touch')};
  }
`;
