// Shows the widget where the browser wants the press on play inside the widget's own iframe: Safari and touch browsers may
// ignore a play that comes from a script, without an error (soundcloud/api, issue 445).
import type { PlayerFrame } from './frames';
import { setShown } from './widget';

export type WidgetTap = {
  /** Whether this browser has needed a tap before. */
  isExpected: () => boolean;
  show: (frame: PlayerFrame) => void;
  /** The track of the shown widget sounds. */
  sounded: () => void;
  hide: () => void;
};

export function createWidgetTap(widgetShown: (isShown: boolean) => void): WidgetTap {
  let shown: HTMLIFrameElement | null = null;
  let isExpected = false;

  function hide(): void {
    if (!shown) return;
    setShown(shown, false);
    shown = null;
    widgetShown(false);
  }

  return {
    isExpected: () => isExpected,
    show({ element }) {
      if (shown === element) return;
      hide();
      shown = element;
      setShown(element, true);
      widgetShown(true);
    },
    sounded() {
      // Otherwise the sound only came late.
      if (shown && document.activeElement === shown) isExpected = true;
      hide();
    },
    hide,
  };
}
