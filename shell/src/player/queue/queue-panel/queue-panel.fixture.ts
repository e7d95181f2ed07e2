import { createElement, useRef } from 'react';
import { QueuePanel } from './';

/** The panel in its container, as opened by the user. */
export function OpenedQueue() {
  const box = useRef<HTMLElement>(null);
  return createElement('aside', { ref: box }, createElement(QueuePanel, { box, takesFocus: true }));
}
