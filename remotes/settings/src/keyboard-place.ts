// Where the keyboard is after something was answered or refused.
import { useEffect, useRef, type FormEvent, type RefObject } from 'react';

type Options = {
  /** How often the form has been refused so far. */
  refusals: number;
  isBusy: boolean;
  onSubmit: () => void;
};

type FormProps = {
  ref: RefObject<HTMLFormElement | null>;
  noValidate: true;
  onSubmit: (event: FormEvent) => void;
};

/**
 * What a form is given so that its submitting does not lose the keyboard: a refusal leads to the first field concerned, any
 * other answer back to where it was sent from. A busy button is disabled, and browsers take the focus from such.
 */
export function useFormFocus({ refusals, isBusy, onSubmit }: Options): FormProps {
  const form = useRef<HTMLFormElement>(null);
  const sentFrom = useRef<Element | null>(null);
  const before = useRef({ refusals, isBusy });
  useEffect(() => {
    const { refusals: known, isBusy: wasBusy } = before.current;
    before.current = { refusals: isBusy ? known : refusals, isBusy };
    if (isBusy || !form.current || isElsewhere(form.current)) return;
    if (refusals > known && focusOn(form.current.querySelector('[aria-invalid="true"]'))) return;
    if (wasBusy && isFocusLost()) {
      focusOn(sentFrom.current?.matches(':enabled') ? sentFrom.current : form.current.querySelector('input'));
    }
  }, [refusals, isBusy]);
  return {
    ref: form,
    noValidate: true,
    onSubmit: (event) => {
      event.preventDefault();
      sentFrom.current = document.activeElement;
      onSubmit();
    },
  };
}

/** Where something was asked for by a button that goes away or is disabled meanwhile: what may be pressed there next. */
export function useFocusAfter<Place extends HTMLElement>(isBusy: boolean): RefObject<Place | null> {
  const place = useRef<Place>(null);
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current && !isBusy && isFocusLost()) {
      focusOn(place.current?.querySelector('a[href], button:enabled, input:enabled') ?? null);
    }
    wasBusy.current = isBusy;
  }, [isBusy]);
  return place;
}

function isFocusLost(): boolean {
  const focused = document.activeElement;
  return focused === null || focused === document.body || focused.matches(':disabled');
}

/** Whoever went on to something else while the answer was awaited stays there. */
function isElsewhere(form: HTMLFormElement): boolean {
  return !isFocusLost() && !form.contains(document.activeElement);
}

function focusOn(element: Element | null): boolean {
  if (!(element instanceof HTMLElement)) return false;
  element.focus();
  return true;
}
