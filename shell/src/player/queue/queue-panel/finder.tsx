// The search in a long queue.
import { SearchIcon, t, TextField } from '@segue/ui';
import { useRef, useState, type KeyboardEvent } from 'react';
import styled from 'styled-components';

/** Shown for queues of at least this many entries. */
const LONG_QUEUE = 15;
const FIRST_ENTRY = '[data-track] [tabindex="0"]';

/** `onKeyDown` is the panel's handler. */
export function useFinder(count: number) {
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isInField = event.target === input.current;
    if (event.key === '/' && !isInField && input.current) input.current.focus();
    else if (event.key === 'Escape' && isInField && text !== '') setText('');
    else if (event.key === 'ArrowDown' && isInField)
      event.currentTarget.querySelector<HTMLElement>(FIRST_ENTRY)?.focus();
    else return;
    event.preventDefault();
  };
  if (count <= LONG_QUEUE) return { text: '', field: null, onKeyDown };
  const field = (
    <Field>
      <TextField
        ref={input}
        label="Search in the queue"
        hideLabel
        type="search"
        placeholder="Search in the queue"
        leading={<SearchIcon size={17} />}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </Field>
  );
  return { text, field, onKeyDown };
}

const Field = styled.div`
  padding: ${t('space.2')} ${t('space.5')};
`;
