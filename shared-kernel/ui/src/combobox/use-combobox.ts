// State and keys of a text box with a list of suggestions. The focus stays in the box, as in the ARIA combobox pattern.
import { useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react';

/** What `OptionList` draws. */
export type OptionListState = {
  id: string;
  /** The box and the list; a press or focus outside of it closes the list. */
  area: RefObject<HTMLDivElement | null>;
  options: readonly string[];
  /** Index of the option that the arrow keys have reached. */
  active: number | null;
  pick: (option: string) => void;
  close: () => void;
};

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
    area,
    /** Attributes of the text box. */
    box: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-controls': id,
      'aria-activedescendant': active === null ? undefined : optionId(id, active),
      onClick: open,
      onKeyDown,
    } as const,
    list: { id, area, options, active, pick, close } satisfies OptionListState,
  };
}

export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

/** Wraps around the list, with one stop at "no option". */
function next(now: number | null, step: 1 | -1, count: number): number | null {
  const index = (now ?? (step === 1 ? -1 : count)) + step;
  return index < 0 || index >= count ? null : index;
}
