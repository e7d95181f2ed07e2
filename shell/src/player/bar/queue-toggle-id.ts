/** Where the focus goes when the queue closes under it. */
export const QUEUE_TOGGLE_ID = 'queue-toggle';
