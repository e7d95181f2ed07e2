/** The button that gets the focus when the queue panel closes. */
export const QUEUE_TOGGLE_ID = 'queue-toggle';
