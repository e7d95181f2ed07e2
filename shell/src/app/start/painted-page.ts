// The page as the server painted it: the markup of the first state, made when a build was released.
import { screens } from '@segue/contract';
import { returnStateOf } from '../../platform/guards';
import { listen } from '../../platform/listen';

/**
 * `container`: the build of a remote that drew the screen; null when the shell drew all of it. `screen`: to which the address leads
 * without a question; null when it has a screen of its own.
 */
export type PaintedPage = { container: string | null; screen: string | null };

/** Names the shell's version and the container; present until the page is hydrated. */
const MARK = 'data-prerendered';
const SCREEN = 'data-screen';

/** What is painted in the root; null when nothing is. */
export function readPaintedPage(root: Element): PaintedPage | null {
  const mark = root.getAttribute(MARK);
  return mark === null ? null : { container: mark.split(' ')[1] || null, screen: root.getAttribute(SCREEN) };
}

/** Redirects as the route table and its guards would, before the router reads the address. */
export function followPaintedScreen({ screen }: PaintedPage): void {
  const { location, history } = window;
  if (screen === screens.home) history.replaceState(null, '', screen + location.search);
  // `usr` is where the router keeps the state of a location.
  else if (screen === screens.signIn) history.replaceState({ usr: returnStateOf(location) }, '', screen);
}

export const removeMark = (root: Element): void => root.removeAttribute(MARK);

type Field = HTMLInputElement | HTMLTextAreaElement;
const fieldsOf = (root: Element) => [...root.querySelectorAll<Field>('input, textarea')];
const typedFieldsOf = (root: Element) =>
  fieldsOf(root).filter(({ value, defaultValue }) => value !== defaultValue);
const nameOf = ({ name, ariaLabel }: Field) => name || ariaLabel;

/**
 * Reports the text that was typed, or filled in by a password manager, before the page had its script. React keeps the text of
 * an input that it hydrates, but does not report it, and the next render would replace it.
 */
export const replayTypedText = (root: Element): void => replayInput(typedFieldsOf(root));

/**
 * Takes the text that was typed into the painted page, which is about to be replaced. Returns a function that types it into
 * the fields with the same names that are still empty; null when nothing was typed.
 */
export function takeTypedText(root: Element): (() => void) | null {
  const typed = typedFieldsOf(root).map((field) => ({
    name: nameOf(field),
    text: field.value,
    caret: field.selectionStart,
    hadFocus: field === document.activeElement,
    entered: enteredTexts.get(field),
  }));
  if (typed.length === 0) return null;
  return () => {
    for (const { name, text, caret, hadFocus, entered } of typed) {
      const field = fieldsOf(root).find((one) => nameOf(one) === name && !one.value);
      if (!field) continue;
      field.value = text;
      if (entered !== undefined) enteredTexts.set(field, entered);
      replayInput([field]);
      if (!hadFocus || document.activeElement !== document.body) continue;
      field.focus();
      // A field for an email has no caret.
      if (caret !== null) field.setSelectionRange(caret, caret);
    }
  };
}

/** What React adds to a field to find out whether its text changed. */
type Tracked = { _valueTracker?: { setValue: (value: string) => void } };

/** Reports the texts of these fields to React. */
function replayInput(fields: readonly Field[]): void {
  // Each report renders all fields, and React would write the old texts back into those not reported yet. Into the reported one
  // it does so before it renders the new text, which would move the caret and end a composition.
  const writable = fields.map((field) => {
    const own = Object.getOwnPropertyDescriptor(field, 'value');
    if (own) Object.defineProperty(field, 'value', { ...own, set() {} });
    return () => own && Object.defineProperty(field, 'value', own);
  });
  for (const field of fields) {
    (field as Tracked)._valueTracker?.setValue(field.defaultValue);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  for (const makeWritable of writable) makeWritable();
  const entered = fields.find((field) => enteredTexts.get(field) === field.value);
  // The router follows its history once the commit in which this may run is over.
  queueMicrotask(() => entered?.form?.requestSubmit());
}

/** The text with which Enter was pressed in a search box of the painted page. A late search does not surprise. */
const enteredTexts = new WeakMap<Field, string>();

/** A click or key that acts later would surprise. A slow phone needs two seconds until the page works. */
const REPLAY_MS = 3000;
const isRecent = (at: number) => performance.now() - at < REPLAY_MS;

/**
 * Remembers the last click on a button that has no script yet, and Enter in a search box, which `replayTypedText` repeats. The
 * returned function ends the first, before the page is hydrated; what it returns ends the second and clicks the button again once
 * it works.
 */
export function recordActions(root: Element): () => () => void {
  let last: { button: HTMLButtonElement; at: number } | null = null;
  const onClick = ({ target }: Event) => {
    const button = (target as Element).closest('button');
    last = button && { button, at: performance.now() };
  };
  const onKeyDown = ({ key, target, isComposing }: KeyboardEvent) => {
    const field = target as HTMLInputElement;
    if (key === 'Enter' && !isComposing && field.matches('[role=search] input'))
      enteredTexts.set(field, field.value);
  };
  const stopClicks = listen(root, ['click'], onClick, { capture: true });
  const stopKeys = listen(root, ['keydown'], onKeyDown, { capture: true });
  return () => {
    stopClicks();
    return () => {
      stopKeys();
      if (last && isRecent(last.at)) last.button.click();
    };
  };
}

/** Remembers the keys that are pressed before shortcuts work. The returned function ends this; it returns the recent ones. */
export function recordKeys(): () => readonly KeyboardEvent[] {
  const pressed: KeyboardEvent[] = [];
  const stop = listen(document, ['keydown'], (event) => void pressed.push(event), { capture: true });
  return () => {
    stop();
    return pressed.filter(({ timeStamp }) => isRecent(timeStamp));
  };
}
