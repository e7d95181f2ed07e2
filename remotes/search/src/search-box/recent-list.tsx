import { ClockIcon, oneLine, t } from '@segue/ui';
import styled from 'styled-components';

export const LIST_ID = 'recent-searches';

export function optionId(index: number): string {
  return `${LIST_ID}-${index}`;
}

type Props = {
  recent: readonly string[];
  /** The entry the arrow keys have reached; the focus stays in the box. */
  active: number | null;
  onPick: (query: string) => void;
};

/** Up to five searches made before, newest first. */
export function RecentList({ recent, active, onPick }: Props) {
  return (
    <Panel>
      <Title id={`${LIST_ID}-title`}>Recent searches</Title>
      <ul id={LIST_ID} role="listbox" aria-labelledby={`${LIST_ID}-title`}>
        {recent.map((query, index) => (
          <Entry
            key={query}
            id={optionId(index)}
            role="option"
            aria-selected={index === active}
            // A press must not take the focus out of the box.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onPick(query)}
          >
            <ClockIcon size={16} />
            <Query dir="auto">{query}</Query>
          </Entry>
        ))}
      </ul>
    </Panel>
  );
}

const Panel = styled.div`
  position: absolute;
  z-index: ${t('layers.header')};
  inset: calc(100% + 8px) 0 auto;
  padding: 6px;
  border: 1px solid ${t('colors.outline')};
  border-radius: ${t('radii.field')};
  background: ${t('colors.floating')};
  box-shadow: ${t('shadows.floating')};
`;

const Title = styled.p`
  padding: 8px 10px 6px;
  color: ${t('colors.faint')};
  font-size: ${t('fontSizes.label')};
  font-weight: ${t('fontWeights.bold')};
  letter-spacing: 0.08em;
  text-transform: uppercase;
`;

const Entry = styled.li`
  display: flex;
  align-items: center;
  gap: ${t('space.3')};
  min-height: ${t('sizes.touch')};
  padding: 0 10px;
  border-radius: ${t('radii.control')};
  color: ${t('colors.muted')};
  cursor: pointer;
  &:hover,
  &[aria-selected='true'] {
    background: ${t('colors.selected')};
  }
`;

const Query = styled.span`
  ${oneLine}
  color: ${t('colors.text')};
`;
