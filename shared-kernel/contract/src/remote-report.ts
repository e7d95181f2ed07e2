// What a page reports of the remotes it loads.

/** The steps of a load, in this order. */
export type RemoteStage = 'download' | 'start' | 'init' | 'get' | 'check' | 'draw';

export type RemoteReport = {
  remote: string;
  version: string;
  /** Global name of the build, unique among all builds. */
  container: string;
  /**
   * `loaded`: the build runs. `failed`: it could not be loaded. `healed`: it runs in place of a newer one that failed.
   * `crashed`: it threw while it was in use. `refused`: it was not downloaded. `swapped`: it replaced a running build.
   */
  kind: 'loaded' | 'failed' | 'healed' | 'crashed' | 'refused' | 'swapped';
  /** The last step that was begun. */
  stage: RemoteStage;
  /** Milliseconds since the load began. */
  ms: number;
  /** 1 for the first load of this remote. */
  attempt: number;
};
