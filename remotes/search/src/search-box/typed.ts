// Text that was typed into the search box of the page before this code was there.
import { useUnit } from 'effector-react';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { textChanged } from './model';

/** The text, null when nothing was typed, and the selection, null without the focus. Given once, by the shell. */
export type TakeTyped = () => {
  text: string | null;
  selection: readonly [start: number, end: number] | null;
} | null;

export function useTyped(takeTyped: TakeTyped | undefined): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  const onChange = useUnit(textChanged);
  useLayoutEffect(() => {
    const box = field.current;
    const typed = takeTyped?.();
    if (!box || !typed) return;
    const { text, selection } = typed;
    if (text !== null) {
      // Before the model renders it: a text that is set later would move the caret.
      box.value = text;
      onChange(text);
    }
    if (selection === null) return;
    box.focus({ preventScroll: true });
    box.setSelectionRange(...selection);
  }, []);
  return field;
}
