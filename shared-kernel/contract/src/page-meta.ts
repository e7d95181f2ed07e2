// Names of meta elements in the served HTML. A separate entry point, outside the first load.

/** Its content is `on` when the browser sent `Save-Data: on`. */
export const SAVE_DATA_META = 'segue-save-data';

/** Its content is the address of the service worker; without it the page removes one. */
export const WORKER_META = 'segue-worker';
