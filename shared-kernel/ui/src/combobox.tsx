// State and keys of a text box with a list of suggestions. The focus stays in the box, as in the ARIA combobox pattern.
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { useDismissal } from './floating';
import { oneLine, quietText, t } from './theme';

export function useCombobox(options: readonly string[], onPick: (option: string) => void) {
  const id = useId();
  const area = useRef<HTMLDivElement>(null);
  const [isRequested, setRequested] = useState(false);
  const [active, setActive] = useState<number | null>(null);
  const isOpen = isRequested && options.length > 0;

  const open = () => setRequested(true);
  const close = () => {
    setRequested(false);
    setActive(null);
  };
  const pick = (option: string) => {
    close();
    onPick(option);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && options.length > 0) {
      event.preventDefault();
      setActive((now) => (isOpen ? next(now, step, options.length) : null));
      open();
    } else if (event.key === 'Enter' && isOpen && active !== null) {
      event.preventDefault();
      pick(options[active] ?? '');
    }
  };

  return {
    isOpen,
    open,
    close,
    /** The box and the list; a press or focus outside of it closes the list. */
    area,
    box: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-controls': id,
      'aria-activedescendant': active === null ? undefined : optionId(id, active),
      onClick: open,
      onKeyDown,
    } as const,
    /** What `OptionList` draws; `active` is the index of the option that the arrow keys have reached. */
    list: { id, area, options, active, pick, close },
  };
}

const optionId = (listId: string, index: number) => `${listId}-${index}`;

/** Wraps around the list, with one stop at "no option". */
function next(now: number | null, step: 1 | -1, count: number): number | null {
  const index = (now ?? (step === 1 ? -1 : count)) + step;
  return index < 0 || index >= count ? null : index;
}

type Props = {
  list: ReturnType<typeof useCombobox>['list'];
  title: string;
  icon?: ReactNode;
};

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
