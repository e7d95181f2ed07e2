// Focus management: restores the focus after a button was disabled or removed during a request.
import { useEffect, useRef, type FormEvent, type RefObject } from 'react';

type Options = {
  /** Number of rejected submits so far. */
  rejections: number;
  isBusy: boolean;
  onSubmit: () => void;
};

type FormProps = {
  ref: RefObject<HTMLFormElement | null>;
  noValidate: true;
  onSubmit: (event: FormEvent) => void;
};

/**
 * Props of a form that keeps the focus through a submit: a rejected submit focuses the first invalid field, any other
 * result the element that submitted. The submit button is disabled meanwhile, and browsers blur a disabled button.
 */
export function useFormFocus({ rejections, isBusy, onSubmit }: Options): FormProps {
  const form = useRef<HTMLFormElement>(null);
  const submitter = useRef<Element | null>(null);
  const previous = useRef({ rejections, isBusy });
  useEffect(() => {
    const { rejections: knownRejections, isBusy: wasBusy } = previous.current;
    previous.current = { rejections: isBusy ? knownRejections : rejections, isBusy };
    if (isBusy || !form.current || isFocusOutside(form.current)) return;
    if (rejections > knownRejections && focusOn(form.current.querySelector('[aria-invalid="true"]'))) return;
    if (wasBusy && isFocusLost()) {
      focusOn(
        submitter.current?.matches(':enabled') ? submitter.current : form.current.querySelector('input'),
      );
    }
  }, [rejections, isBusy]);
  return {
    ref: form,
    noValidate: true,
    onSubmit: (event) => {
      event.preventDefault();
      submitter.current = document.activeElement;
      onSubmit();
    },
  };
}

/** When `isBusy` ends and the focus was lost, focuses the first enabled control inside the element with this ref. */
export function useFocusAfter<Container extends HTMLElement>(isBusy: boolean): RefObject<Container | null> {
  const container = useRef<Container>(null);
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current && !isBusy && isFocusLost()) {
      focusOn(container.current?.querySelector('a[href], button:enabled, input:enabled') ?? null);
    }
    wasBusy.current = isBusy;
  }, [isBusy]);
  return container;
}

/** Returns the focus to the button that opened the form, when closing the form lost it. */
export function useFocusOnClose(isOpen: boolean): RefObject<HTMLButtonElement | null> {
  const toggle = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    const didClose = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    if (didClose && document.activeElement === document.body) toggle.current?.focus();
  }, [isOpen]);
  return toggle;
}

function isFocusLost(): boolean {
  const focused = document.activeElement;
  return focused === null || focused === document.body || focused.matches(':disabled');
}

/** True when the user moved the focus out of the form during the request; it stays there. */
function isFocusOutside(form: HTMLFormElement): boolean {
  return !isFocusLost() && !form.contains(document.activeElement);
}

function focusOn(element: Element | null): boolean {
  if (!(element instanceof HTMLElement)) return false;
  element.focus();
  return true;
}
