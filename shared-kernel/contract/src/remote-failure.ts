// What a page reports when a remote fails: one request for each failure.

/** The steps of a load, in this order. */
type RemoteStage = 'download' | 'start' | 'init' | 'get' | 'check' | 'draw';

export type RemoteFailure = {
  remote: string;
  version: string;
  /**
   * `gone`: no download, or not the published file. `silent`: not in time. `broken`: downloaded, but did not start. `crashed`: it
   * threw while it was drawn.
   */
  kind: 'gone' | 'silent' | 'broken' | 'crashed';
  /** The last step that started. */
  stage: RemoteStage;
};

export const REMOTE_FAILURES = '/api/remote-failures';
