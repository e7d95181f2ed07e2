/** Formats: docs/operations/releases.md. Paths are relative to the deployment and use `/`. */

export const RELEASE_SCHEMA: 2;

export type Face = {
  routes: {
    path: string;
    component: string;
    access: 'anyone' | 'member';
    background?: 'plain';
    /** Query strings that are prerendered, too; `*` stands for a text. */
    paintedQueries?: string[];
  }[];
  nav: { label: string; to: string; order: number; access: 'anyone' | 'member'; isSecondary?: boolean }[];
  widgets: string[];
  home?: { widget: string; order: number; access: 'anyone' | 'member' }[];
};

/** Caret range of the kernel, and the names used of each package. */
export type Needs = { kernel: string; names: Record<string, string[]> };

type ReleaseOrigin = { schema: 2; version: string; commit: string; at: string };
/** `entry` is a file name in the folder of the release. */
export type Release = ReleaseOrigin & {
  name: string;
  container: string;
  entry: string;
  integrity: string;
  bytes: number;
  /** The script that the entry loads when it needs it. */
  lazy?: { file: string; integrity: string; bytes: number };
  face: Face;
  needs: Needs;
};
/** `files`: integrity hash of each file by its path. */
export type ShellRelease = ReleaseOrigin & { name: 'shell'; kernel: string; files: Record<string, string> };

/** `share` and `abortAt` are percents. */
export type Canary = { version: string; share: number; salt: string; abortAt: number };
export type ChannelEntry = { version: string; previous?: string; canary?: Canary };
export type Channel = {
  schema: 2;
  revision: number;
  shell?: { version: string; previous?: string };
  remotes: Record<string, ChannelEntry>;
  change?: LogLine;
};
/** `from` and `to` are versions; null when there is none. */
export type LogLine = {
  at: string;
  by: string;
  remote: string;
  action: 'promote' | 'canary' | 'stop-canary' | 'withdraw' | 'rollback' | 'prune';
  from: string | null;
  to: string | null;
  why: string;
  revision: number;
  canary?: Canary;
};

export type RegistryBuild = {
  version: string;
  container: string;
  entry: string;
  integrity: string;
  lazy?: { entry: string; integrity: string };
  kernel: string;
  prerendered?: PrerenderedFile;
};
/** Where the server finds the prerendered pages of a build; the page never gets it. */
export type PrerenderedFile = { file: string; integrity: string };
/** A field of the face that is left out is that of the current build. */
export type OtherBuild = RegistryBuild & Partial<Required<Face>>;
export type RegistryEntry = RegistryBuild &
  Face & { name: string; previous?: OtherBuild; canary?: OtherBuild & Omit<Canary, 'version'> };
/** `prerendered`: the shell's own pages. */
export type DerivedRegistry = {
  schema: 1;
  revision: string;
  remotes: RegistryEntry[];
  prerendered?: PrerenderedFile;
};

/** The part of the server's settings that the first state of a screen shows. */
export type DrawnSettings = {
  demoCatalogue: boolean;
  separateProviders: boolean;
  providers: ('spotify' | 'soundcloud')[];
};
/** Markup of the root element, the text of the style element of styled-components, and the scripts that only this screen needs. */
export type PrerenderedPage = {
  title?: string | undefined;
  html: string;
  styles: string;
  scripts?: string[] | undefined;
};
/** What the renderer makes: pages by route, for each kind of settings. A browser without a session gets `visitorPages` first. */
export type Drawn = {
  renderer: string;
  styledComponents: string;
  variants: {
    settings: DrawnSettings;
    pages: Record<string, PrerenderedPage>;
    visitorPages?: Record<string, PrerenderedPage> | undefined;
  }[];
};
/** The screens of a pair of shell and remote; `container` is null for the shell's own. `page`: hash of the shell's page. */
export type Prerendered = Drawn & { schema: 2; shell: string; page: string; container: string | null };
/** What has to be drawn, and with what. `path`: of its file; `shellFolder`: of the shell's files, in the deployment. */
export type Drawing = {
  name: string;
  version: string;
  container: string | null;
  path: string;
  shell: string;
  page: string;
  shellFolder: string;
  registry: DerivedRegistry;
};

/** `etag` identifies the content. */
export type StoredFile = { text: string; bytes: Buffer; etag: string };

/** A deployment. `base` is its URL when it is on another origin than the page. */
export type Store = {
  readonly base: string;
  read(path: string): Promise<StoredFile | null>;
  /** Rejects with ConflictError when the file exists. */
  create(path: string, content: string | Uint8Array): Promise<void>;
  /** Runs a task while no other process changes a channel, where the store can lock. */
  exclusive<T>(task: () => Promise<T>): Promise<T>;
  /** Inside `exclusive`. Rejects with ConflictError when the file has another etag. */
  replace(path: string, content: string | Uint8Array, etag: string): Promise<void>;
};
export type FolderStore = Store & {
  readonly folder: string;
  /** Sorted names in a folder; empty when it does not exist. */
  list(path: string): Promise<string[]>;
  remove(path: string): Promise<void>;
  /** Milliseconds since 1970; null when the file does not exist. */
  modifiedAt(path: string): Promise<number | null>;
};

/** `onWait` gets a sentence when another process holds the lock. */
export function folderStore(folder: string, options?: { onWait?: (message: string) => void }): FolderStore;
/** A static origin that takes conditional PUT requests. */
export function httpStore(url: string, options?: { token?: string | undefined }): Store;
/** Writes a file so that a reader sees the old or the new content. */
export function writeAtomically(path: string, content: string | Uint8Array): void;

/** A failure with a sentence for the operator. */
export class ReleaseError extends Error {}
/** Another process has changed or created the file first. */
export class ConflictError extends Error {}

/** The channel `production` by default; an empty one before its first release. */
export function readChannel(store: Store, channel?: string): Promise<Channel>;
/** Oldest change first. */
export function readLog(store: Store, channel?: string): Promise<LogLine[]>;
export function readRelease(store: Store, name: 'shell', version: string): Promise<ShellRelease | undefined>;
export function readRelease(store: Store, name: string, version: string): Promise<Release | undefined>;
/** Finds the releases that a channel names. Rejects when a live one is missing. */
export function readReleasesOf(store: Store, channel: Channel): Promise<ReleaseFinder>;
/** The shell that a channel runs; undefined when the deployment has none. */
export function readShell(
  store: Store,
  channel: Channel,
): Promise<{ version: string; kernel: string } | undefined>;
export type ReleaseFinder = (name: string, version: string) => Release | undefined;

/** `base`: URL of the deployment when it is on another origin than the page. */
export function registryOf(channel: Channel, releaseOf: ReleaseFinder, base?: string): DerivedRegistry;
/** Derives the registry of a channel again, after pages were prerendered. */
export function refreshRegistry(store: Store, channel?: string): Promise<void>;

/** Stands for a text of the address in prerendered pages; the server puts the text there. */
export const QUERY_TEXT_MARK: string;
/** Stands for the support address in prerendered pages; the server puts its own there. */
export const SUPPORT_EMAIL_MARK: string;
/** What has to be drawn for a channel; empty when the deployment has no shell. */
export function drawingsOf(store: Store, channel: Channel): Promise<Drawing[]>;
/** Draws what is missing; a drawing that fails is reported and blocks nothing. `isCurrent`: whether a file that is there may stay. */
export function drawMissing(
  store: Store,
  channel: Channel,
  draw: (drawing: Drawing) => Promise<Drawn>,
  options?: { isWanted?: (drawing: Drawing) => boolean; isCurrent?: (pair: Prerendered) => boolean },
): Promise<{
  drawn: { name: string; version: string }[];
  failed: { name: string; version: string; reason: string }[];
}>;
/** Whether the file of a drawing is there and can be used. */
export function isDrawn(store: Store, drawing: Drawing): Promise<boolean>;
/** Adds to a registry where its prerendered pages are. */
export function withPrerendered(
  store: Store,
  channel: Channel,
  registry: DerivedRegistry,
): Promise<DerivedRegistry>;
/** Throws ReleaseError with a sentence that names the file. */
export function parsePrerendered(text: string, path: string): Prerendered;
/** Identifies what the page knows of all remotes of a registry before it loads one. */
export function facesKey(remotes: readonly unknown[]): string;
/** The file of a version that is shown by a shell in a registry with these faces; it may not be there. */
export function prerenderedPathOf(
  name: string,
  version: string,
  shown: { shell: string; page: string; faces: string },
): string;

// Pure changes of a channel. They change one entry and leave the revision.
export function promoted(channel: Channel, name: string, version: string): Channel;
export function withCanary(channel: Channel, name: string, canary: Canary): Channel;
export function withoutCanary(channel: Channel, name: string): Channel;
export function rolledBack(
  channel: Channel,
  name: string,
  options?: { to?: string; history?: readonly string[] },
): Channel;
/** The live versions of a remote, oldest first, without those that a rollback has left. */
export function historyOf(lines: readonly LogLine[], name: string): string[];
/** The channel after all changes of its log. */
export function replayed(lines: readonly LogLine[]): Channel;

/** The state of the channel before and after; the same object when nothing had to change. */
export type Changed = { before: Channel; after: Channel };
/** `channel` is `production` by default; `by` and `why` are for the log. */
export type ChangeOptions = { channel?: string; by: string; why?: string; remote: string };
// Each rejects with ReleaseError, and changes nothing, when the version does not fit.
export function promote(store: Store, options: ChangeOptions & { version: string }): Promise<Changed>;
export function setCanary(store: Store, options: ChangeOptions & { canary: Canary }): Promise<Changed>;
export function stopCanary(store: Store, options: ChangeOptions): Promise<Changed>;
/** Ends a canary because too many of its loads failed; changes nothing when this version is no canary any more. */
export function withdrawCanary(store: Store, options: ChangeOptions & { version: string }): Promise<Changed>;
export function rollback(store: Store, options: ChangeOptions & { to?: string }): Promise<Changed>;

/**
 * Removes the files of versions that every channel left longer ago than `olderThanMs`, except those that a page reported within a
 * day. Their numbers stay taken.
 */
export function prune(
  store: FolderStore,
  options: { olderThanMs: number; by: string; why?: string; now?: number },
): Promise<{ name: string; version: string }[]>;

export type Build = {
  name: string;
  version: string;
  commit: string;
  container: string;
  /** File name of the script, and its bytes. */
  entry: string;
  content: Buffer;
  /** The script that the entry loads when it needs it. */
  lazy?: { file: string; content: Buffer };
  face: Face;
  needs: Needs;
};
/** `isNew` is false when this version was published with the same content before. */
export function publishRelease(store: Store, build: Build): Promise<{ release: Release; isNew: boolean }>;
/** `contents`: bytes of each file by its path. */
export function publishShell(
  store: Store,
  build: { version: string; commit: string; kernel: string; contents: Record<string, Buffer> },
): Promise<{ release: ShellRelease; isNew: boolean }>;

/** Whether a kernel version satisfies a caret range; false for every other kind of range. */
export function satisfiesKernel(range: string, version: string): boolean;
/** Why a published version does not fit the live versions of a channel, one sentence each. */
export function fitFaults(store: Store, channel: Channel, name: string, version: string): Promise<string[]>;
/** Whether a release can be read and its files are those that were published. */
export function isIntact(store: Store, name: string, version: string): Promise<boolean>;
/** A channel before its first release. */
export const EMPTY_CHANNEL: Channel;
/** The folder of a release, `releases/legal/1.0.0`. */
export function releaseFolder(name: string, version: string): string;
/** JSON as the files of a deployment are written. */
export function jsonText(value: unknown): string;
export function integrityOf(content: string | Uint8Array): string;
