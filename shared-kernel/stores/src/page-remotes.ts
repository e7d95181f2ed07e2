// Owns what the diagnostics show of the remotes of the page. The shell reports it where the server allows diagnostics.
import type { RemoteStage } from '@segue/contract';
import { createEvent } from 'effector';
import { createPageStore } from './lifetimes';

/** `version`, `container`, `entry` and `kernel` are those of the running build; of the live one until it runs. */
export type PageRemote = {
  name: string;
  version: string;
  container: string;
  /** Address of its script; empty for a remote that the registry names wrongly. */
  entry: string;
  /** The range the build needs. */
  kernel: string;
  status: 'idle' | 'loading' | 'ready' | 'failed' | 'refused';
  /** The stage of the load, or the kind of the failure; otherwise empty. */
  detail: string;
  attempts: number;
  /** When each stage ended, in milliseconds since the load began. */
  times: Readonly<Partial<Record<RemoteStage, number>>>;
  /** Logged failures, newest first. */
  failures: readonly string[];
};

export type PageRemotes = {
  /** The channel that the page follows. */
  channel: string;
  /** Revision of the registry. */
  revision: string;
  /** Kernel version of the shell. */
  kernel: string;
  remotes: readonly PageRemote[];
  /** The build of this machine that is to run; `error` says why it does not. */
  localBuild: { isBeingRead: boolean; error: string };
};

export const pageRemotesReported = createEvent<PageRemotes>('pageRemotesReported');

/** Null where diagnostics are not allowed, and until the shell has reported. */
export const $pageRemotes = createPageStore<PageRemotes | null>(null).on(
  pageRemotesReported,
  (_, remotes) => remotes,
);
