// The frame that the page shows until React has drawn the first screen: `tooling/rspack/frame.tsx` draws it at build.

/** The text typed into the search box, null without one, and its selection, null without the focus. */
export type Typed = { text: string | null; selection: readonly [start: number, end: number] | null };

let typed: Typed | null = null;

export function removeFrame(): void {
  const frame = document.getElementById('frame');
  const field = frame?.querySelector('input');
  if (field) {
    const { value, defaultValue, selectionStart, selectionEnd } = field;
    typed = {
      text: value === defaultValue ? null : value,
      selection: field === document.activeElement ? [selectionStart ?? 0, selectionEnd ?? 0] : null,
    };
  }
  frame?.remove();
}

export function takeTyped(): Typed | null {
  const taken = typed;
  typed = null;
  return taken;
}
