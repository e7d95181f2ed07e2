import { createElement, useRef } from 'react';
import { QueuePanel } from './';

/** The panel in its box, as it is when the user has opened it. */
export function OpenedQueue() {
  const box = useRef<HTMLElement>(null);
  return createElement('aside', { ref: box }, createElement(QueuePanel, { box, takesFocus: true }));
}
