// Where the queue slides in: at the right, or as a sheet from below on phones. It is downloaded when it is first opened.
import { send } from '@segue/kernel/bus';
import { lazyPart, media, t } from '@segue/ui';
import { useUnit } from 'effector-react';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import styled, { keyframes } from 'styled-components';
import { $isQueueOpen, $isQueueRestored } from '../model/panels';
import { holdPage } from '../../platform/page/hold-page';
import { loadQueuePanel, QUEUE_TOGGLE_ID } from '../controls/queue-toggle';
import { keepAttached } from '../../platform/page/keep-attached';
import { queueLoadError } from '../../platform/remotes';
import { QUEUE_ID } from '../../platform/page/landmarks';

const QueuePanel = lazyPart(loadQueuePanel);

export function QueueOutlet() {
  const [isOpen, isRestored] = useUnit([$isQueueOpen, $isQueueRestored]);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  const panel = useRef<HTMLElement>(null);
  useFocusReturn(panel, isOpen);
  useLayoutEffect(() => keepAttached(panel.current), [wasOpen]);
  // The page behind the sheet does not scroll.
  useEffect(() => (isOpen ? holdPage('data-sheet') : undefined), [isOpen]);
  if (!wasOpen) return null;
  return (
    <>
      <Scrim $isOpen={isOpen} onClick={() => send('queue/toggle-panel')} />
      <Panel ref={panel} id={QUEUE_ID} tabIndex={-1} aria-label="Queue" $isOpen={isOpen}>
        <QueuePanel loadError={queueLoadError} box={panel} takesFocus={isOpen && !isRestored} />
      </Panel>
    </>
  );
}

/** Closing hides the focused element: the focus returns to where it was before, or to the button that opens the queue. */
function useFocusReturn(panel: RefObject<HTMLElement | null>, isOpen: boolean): void {
  const opener = useRef<Element | null>(null);
  // Runs before the panel's effect that moves the focus into it.
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (isOpen) {
      opener.current = activeElement === document.body ? null : activeElement;
      return;
    }
    // The sheet was dragged down.
    panel.current?.style.removeProperty('transform');
    if (!panel.current?.contains(activeElement)) return;
    const before = opener.current?.isConnected ? opener.current : document.getElementById(QUEUE_TOGGLE_ID);
    if (before instanceof HTMLElement) before.focus();
  }, [panel, isOpen]);
}

const slideIn = keyframes`
  from { transform: translateX(100%); opacity: 0; }
`;
const rise = keyframes`
  from { transform: translateY(100%); }
`;
const fadeIn = keyframes`
  from { opacity: 0; }
`;
const Panel = styled.aside<{ $isOpen: boolean }>`
  --away: translateX(100%);
  position: fixed;
  top: ${t('sizes.header')};
  right: 0;
  bottom: var(--player-height);
  z-index: ${t('layers.queue')};
  display: flex;
  flex-direction: column;
  width: ${t('sizes.queueWide')};
  border-left: 1px solid ${t('colors.hairline')};
  background: ${t('colors.panel')};
  visibility: ${({ $isOpen }) => ($isOpen ? 'visible' : 'hidden')};
  opacity: ${({ $isOpen }) => ($isOpen ? 1 : 0)};
  transform: ${({ $isOpen }) => ($isOpen ? 'none' : 'var(--away)')};
  animation: ${slideIn} ${({ $isOpen }) => ($isOpen ? '200ms' : '0s')} ease-out;
  transition: ${({ $isOpen }) =>
    $isOpen ? 'none' : 'transform 200ms ease-in, opacity 200ms ease-in, visibility 0s 200ms'};

  &:focus {
    outline: none;
  }

  ${media.phone} {
    --away: translateY(100%);
    top: 92px;
    /* At least 20rem wide; the dimmed page shows on all sides of wider screens. */
    inset-inline: max(0px, min((100vw - ${t('sizes.queue')}) / 2, ${t('space.6')}));
    bottom: calc(var(--player-height) + var(--notices-height, 0px) + ${t('space.2')});
    width: auto;
    border: 1px solid ${t('colors.outline')};
    border-radius: ${t('radii.sheet')};
    background: ${t('colors.floating')};
    box-shadow: ${t('shadows.floating')};
    animation-name: ${rise};
  }

  ${media.stillness} {
    --away: none;
    animation-name: ${fadeIn};
    animation-duration: 120ms !important;
  }
`;
/* Covers the page but not the player, whose controls stay usable. */
const Scrim = styled.div<{ $isOpen: boolean }>`
  display: none;

  ${media.phone} {
    position: fixed;
    inset: 0 0 var(--player-height);
    z-index: ${t('layers.queue')};
    display: block;
    visibility: ${({ $isOpen }) => ($isOpen ? 'visible' : 'hidden')};
    opacity: ${({ $isOpen }) => ($isOpen ? 1 : 0)};
    background: ${t('colors.scrim')};
    animation: ${fadeIn} ${({ $isOpen }) => ($isOpen ? t('motion.panel') : '0s')};
    transition: ${({ $isOpen }) => ($isOpen ? 'none' : 'opacity 200ms ease-in, visibility 0s 200ms')};
  }
`;
