// Where the queue slides in at the right. The queue itself is downloaded when it is first opened.
import { send } from '@segue/event-bus';
import { $isQueueOpen } from '@segue/stores/ports';
import { lazyPart, media, t } from '@segue/ui';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import styled, { keyframes } from 'styled-components';
import { queueLoadError } from './load-errors';

const QueuePanel = lazyPart(() => import('../player/queue-panel').then(({ QueuePanel }) => QueuePanel));

export function QueueOutlet() {
  const isOpen = useUnit($isQueueOpen);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  if (!wasOpen) return null;
  return (
    <>
      <Scrim $isOpen={isOpen} onClick={() => send('queue/toggle-panel')} />
      <Panel aria-label="Queue" $isOpen={isOpen}>
        <QueuePanel loadError={queueLoadError} />
      </Panel>
    </>
  );
}

const slideIn = keyframes`
  from { transform: translateX(100%); opacity: 0; }
`;
const fadeIn = keyframes`
  from { opacity: 0; }
`;
const Panel = styled.aside<{ $isOpen: boolean }>`
  position: fixed;
  top: ${t('sizes.header')};
  right: 0;
  bottom: var(--player-height);
  z-index: ${t('layers.queue')};
  display: flex;
  flex-direction: column;
  width: min(${t('sizes.queue')}, 100vw);
  border-left: 1px solid ${t('colors.hairline')};
  background: ${t('colors.panel')};
  visibility: ${({ $isOpen }) => ($isOpen ? 'visible' : 'hidden')};
  opacity: ${({ $isOpen }) => ($isOpen ? 1 : 0)};
  transform: ${({ $isOpen }) => ($isOpen ? 'none' : 'translateX(100%)')};
  animation: ${slideIn} ${({ $isOpen }) => ($isOpen ? '200ms' : '0s')} ease-out;
  transition: ${({ $isOpen }) =>
    $isOpen ? 'none' : 'transform 200ms ease-in, opacity 200ms ease-in, visibility 0s 200ms'};

  ${media.tablet} {
    width: ${t('sizes.queueWide')};
  }

  ${media.phone} {
    box-shadow: ${t('shadows.floating')};
    /* Ends above the notices. */
    bottom: calc(var(--player-height) + var(--notices-height, 0px));
  }

  ${media.stillness} {
    animation-name: ${fadeIn};
    animation-duration: 120ms !important;
    transform: none;
  }
`;
const Scrim = styled.div<{ $isOpen: boolean }>`
  display: none;

  ${media.phone} {
    position: fixed;
    inset: ${t('sizes.header')} 0 var(--player-height);
    z-index: ${t('layers.queue')};
    display: ${({ $isOpen }) => ($isOpen ? 'block' : 'none')};
    background: ${t('colors.scrim')};
    animation: ${fadeIn} ${t('motion.panel')};
  }
`;
