// Shows the widget where the browser wants the press on play inside the widget's own iframe: Safari and touch browsers may
// ignore a play that comes from a script, without an error (soundcloud/api, issue 445).
import type { PlayerFrame } from './frames';
import { setShown } from './widget';

export function createWidgetTap(widgetShown: (isShown: boolean) => void) {
  let shown: HTMLIFrameElement | null = null;
  let isExpected = false;

  function hide(): void {
    if (!shown) return;
    setShown(shown, false);
    shown = null;
    widgetShown(false);
  }

  return {
    /** Whether this browser needed a tap before. */
    isExpected: () => isExpected,
    show({ element }: PlayerFrame): void {
      if (shown === element) return;
      hide();
      shown = element;
      setShown(element, true);
      widgetShown(true);
    },
    /** The track of the visible widget plays. */
    sounded(): void {
      // Otherwise the sound was only late.
      if (shown && document.activeElement === shown) isExpected = true;
      hide();
    },
    hide,
  };
}
