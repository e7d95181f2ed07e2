// The search in a long queue; "/" opens it in any.
import { SearchIcon, t, TextField } from '@segue/ui';
import { useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';

/** From more entries on the field is always there. */
const LONG_QUEUE = 15;
const FIRST_ENTRY = '[data-track] [tabindex="0"]';

/** `onKeyDown`: of the panel. */
export function useFinder(count: number) {
  const [text, setText] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const isLong = count > LONG_QUEUE;
  const isShown = isLong || (text !== null && count > 0);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isInField = event.target === input.current;
    const focusList = () => event.currentTarget.querySelector<HTMLElement>(FIRST_ENTRY)?.focus();
    if (event.key === '/' && !isInField && count > 0) {
      flushSync(() => setText(text ?? ''));
      input.current?.focus();
    } else if (event.key === 'Escape' && isInField && (text || !isLong)) {
      flushSync(() => setText(text && isLong ? '' : null));
      if (!isLong) focusList();
    } else if (event.key === 'ArrowDown' && isInField) focusList();
    else return;
    event.preventDefault();
  };
  const field = isShown ? (
    <Field>
      <TextField
        ref={input}
        label="Search in the queue"
        hideLabel
        type="search"
        placeholder="Search in the queue"
        leading={<SearchIcon size={17} />}
        value={text ?? ''}
        onChange={({ target }) => setText(target.value)}
      />
    </Field>
  ) : null;
  return { text: isShown ? (text ?? '') : '', field, onKeyDown };
}

const Field = styled.div`
  padding: ${t('space.2')} ${t('space.5')};
`;
