import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import styled from 'styled-components';
import { useDismissal, type Side } from './floating';
import { FloatingBox } from './floating-box';
import { ArrowLeftIcon } from './icons/icons';
import { moveFocus } from './menu/menu-list';
import { media, t } from './theme';

export { useDismissal };

type Props = {
  anchor: RefObject<HTMLElement | null>;
  label: string;
  onClose: () => void;
  side?: Side;
  children: ReactNode;
};

const CONTROLS = 'a[href], button:not(:disabled), input, select';

/**
 * A small floating box with controls, next to its anchor; a bottom sheet on phones. Render it while it is open. Its first control
 * gets the focus; the arrows move it between buttons and links.
 */
export function Popover({ anchor, label, onClose, side = 'end', children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const closeAndRestoreFocus = () => {
    anchor.current?.focus();
    onClose();
  };
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    return focusFirstControl(box.current, content.current);
  }, []);
  return (
    <Box
      box={box}
      anchor={anchor}
      side={side}
      insides={[anchor]}
      onDismiss={(how) => (how === 'escape' ? closeAndRestoreFocus() : onClose())}
      sheetHead={
        <Back type="button" aria-label={`Back from ${label}`} onClick={closeAndRestoreFocus}>
          <ArrowLeftIcon />
          {label}
        </Back>
      }
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (side === 'beside' && event.key === 'ArrowLeft') closeAndRestoreFocus();
        // Sliders and fields handle the arrow keys themselves.
        else if (!(event.target as Element).matches('a, button') || !content.current) return;
        else if (moveFocus(content.current, event.key, CONTROLS)) event.preventDefault();
      }}
    >
      <div ref={content}>{children}</div>
    </Box>
  );
}

/** Content that is still loading, or loads anew, says so with `aria-busy`; the box has the focus until then. */
function focusFirstControl(box: HTMLElement | null, content: HTMLElement | null): (() => void) | undefined {
  if (!box || !content) return undefined;
  const tryFocus = () => {
    // The body has the focus after the focused control was removed.
    if (document.activeElement !== box && document.activeElement !== document.body) return;
    const isBusy = content.querySelector('[aria-busy=true]') !== null;
    const first = isBusy ? null : content.querySelector<HTMLElement>(CONTROLS);
    (first ?? box).focus({ preventScroll: true });
  };
  const changes = new MutationObserver(tryFocus);
  changes.observe(content, { childList: true, subtree: true, attributeFilter: ['aria-busy'] });
  tryFocus();
  return () => changes.disconnect();
}

const Box = styled(FloatingBox)`
  width: max-content;
  min-width: 14rem;
  max-width: min(22rem, calc(100vw - 16px));
  ${media.phone} {
    min-height: 60dvh;
  }
`;
const Back = styled.button`
  display: flex;
  align-items: center;
  gap: ${t('space.2')};
  min-height: ${t('sizes.touch')};
  padding: 0 ${t('space.2')};
  border-radius: ${t('radii.control')};
  font-weight: ${t('fontWeights.bold')};
`;
