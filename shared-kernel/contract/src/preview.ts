// What testers see: the versions that a page shows instead of the live ones, `?remote=legal@1.2.0&channel=beta`. The server writes
// them into the HTML. An entry point of its own, outside the first load.

export type Preview = {
  /** The query that asks for the same versions again; it begins with `?`. */
  query: string;
  /** The channel the page follows; `production` when the address names none. */
  channel: string;
  /** The versions that stand in for the live ones. */
  remotes: { name: string; version: string }[];
  /** Why a requested version or channel is not shown, one sentence each. */
  problems: string[];
};

/** Id of the data element in the served HTML. */
export const PREVIEW_ELEMENT = 'segue-preview';

/** Name of the meta element whose content is `on` where the browser sent `Save-Data: on`. */
export const SAVE_DATA_META = 'segue-save-data';

/** Name of the meta element whose content is the address of the service worker; without it the page removes one. */
export const WORKER_META = 'segue-worker';
