// The page as the server painted it: the markup of the first state, made when a build was released.

/** `container`: the build of a remote that drew the screen; null when the shell drew all of it. */
export type PaintedPage = { container: string | null };

/** Names the shell's version and the container; present until the page is hydrated. */
const MARK = 'data-prerendered';

/** What is painted in the root; null when nothing is. */
export function readPaintedPage(root: Element): PaintedPage | null {
  const mark = root.getAttribute(MARK);
  return mark === null ? null : { container: mark.split(' ')[1] || null };
}

export const removeMark = (root: Element): void => root.removeAttribute(MARK);

type Field = HTMLInputElement | HTMLTextAreaElement;
const fieldsOf = (root: Element) => root.querySelectorAll<Field>('input, textarea');

/**
 * Reports the text that was typed before the page had its script. React keeps the text of an input that it hydrates, but
 * does not report it, and the next render would replace it.
 */
export function replayTypedText(root: Element): void {
  for (const field of fieldsOf(root)) {
    if (field.value !== field.defaultValue) replayInput(field);
  }
}

/**
 * Takes the text that was typed into the painted page, which is about to be replaced. Returns a function that types it into
 * the field with the same label if that is still empty; null when nothing was typed.
 */
export function takeTypedText(root: Element): (() => void) | null {
  const typed = [...fieldsOf(root)].find(({ value, defaultValue }) => value !== defaultValue);
  if (!typed) return null;
  const { ariaLabel, value, selectionStart } = typed;
  const hadFocus = typed === document.activeElement;
  return () => {
    const field = [...fieldsOf(root)].find((one) => one.ariaLabel === ariaLabel && !one.value);
    if (!field) return;
    // Unlike `value`, it does not hide the change from React.
    field.setRangeText(value);
    replayInput(field);
    if (!hadFocus || document.activeElement !== document.body) return;
    field.focus();
    field.setSelectionRange(selectionStart, selectionStart);
  };
}

/** What React adds to a field to find out whether its text changed. */
type Tracked = { _valueTracker?: { setValue: (value: string) => void } };

function replayInput(field: Field): void {
  (field as Tracked)._valueTracker?.setValue(field.defaultValue);
  const own = Object.getOwnPropertyDescriptor(field, 'value');
  // React writes the old text back before it renders the new one, which would move the caret and end a composition.
  if (own) Object.defineProperty(field, 'value', { ...own, set: () => undefined });
  field.dispatchEvent(new Event('input', { bubbles: true }));
  if (own) Object.defineProperty(field, 'value', own);
}
