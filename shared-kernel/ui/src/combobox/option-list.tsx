import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useDismissal } from '../floating';
import { oneLine, quietText, t } from '../theme';
import { optionId, type OptionListState } from './use-combobox';

type Props = {
  list: OptionListState;
  title: string;
  /** Before each option. */
  icon?: ReactNode;
};

/** The suggestions of a combobox, below its box. Render it while the combobox is open. */
export function OptionList({ list: { id, area, options, active, pick, close }, title, icon }: Props) {
  useDismissal([area], close);
  return (
    <Panel>
      <Title id={`${id}-title`}>{title}</Title>
      <ul id={id} role="listbox" aria-labelledby={`${id}-title`}>
        {options.map((option, index) => (
          <Option
            key={option}
            id={optionId(id, index)}
            role="option"
            aria-selected={index === active}
            // A press on an option must not take the focus out of the box.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => pick(option)}
          >
            {icon}
            <Text dir="auto">{option}</Text>
          </Option>
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
  ${quietText}
  font-weight: ${t('fontWeights.semibold')};
`;

const Option = styled.li`
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

const Text = styled.span`
  ${oneLine}
  color: ${t('colors.text')};
`;
