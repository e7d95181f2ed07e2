// THE list of messages. Commands are `noun/verb` and have exactly one handler, in code that is always
// loaded; notifications are `noun/past` and may be lost without harm. Payloads are plain data.
import type { Provider, Track, TrackKey } from '@segue/contract';

export type Messages = {
  /** Play this track: toggles when it is current, else jumps to it, inserting it at the start if not queued. */
  'playback/play': { track: Track };
  /** Put these tracks as one block at the start of the queue and play the first. */
  'playback/play-all': { tracks: readonly Track[] };
  /** Pause or resume what is current. */
  'playback/toggle': void;
  /** Start the current track once more, after it failed or while it does not come. */
  'playback/retry': void;
  /** Go to the next queue entry. */
  'playback/next': void;
  /** Go to the previous queue entry, or rewind at the first. */
  'playback/previous': void;
  /** Move within the current track; milliseconds. */
  'playback/seek': { position: number };
  /** Change how loud it is, 0 to 1; `commit` when the control was released. */
  'volume/set': { volume: number; commit: boolean };
  /** Silence, or back to the remembered volume. */
  'volume/toggle-mute': void;
  /** Append a track to the queue. */
  'queue/add': { track: Track };
  /** Take a track out of the queue. */
  'queue/remove': { key: TrackKey };
  /** Move an entry from one index to another; `isStep` when more steps of the same move follow. */
  'queue/reorder': { from: number; to: number; isStep?: boolean };
  /** Make a track the next to play, wherever it stands. */
  'queue/play-next': { track: Track };
  /** Shuffle what comes, or bring the former order back. */
  'queue/toggle-shuffle': void;
  /** Fill an empty queue with what was left in it, and go on with this track; milliseconds. */
  'queue/resume': { tracks: readonly Track[]; track: Track; position: number };
  /** Go on with what the last visit left in the player. */
  'queue/resume-last': void;
  /** Take back the last change of the queue. */
  'queue/undo': void;
  /** Play in this tab what another tab plays. */
  'playback/take-over': void;
  /** Repeat nothing, then the whole queue, then one track. */
  'playback/cycle-repeat': void;
  /** Empty the queue. */
  'queue/clear': void;
  /** Play the entry at this index. */
  'queue/select': { index: number };
  /** Open or close the queue panel. */
  'queue/toggle-panel': void;
  /** Expand or collapse the player bar. */
  'player/toggle-expanded': void;
  /** Add a track to the favourites, or remove it. */
  'favorites/toggle': { track: Track };
  /** Load the favourites again after they failed to load. */
  'favorites/reload': void;
  /** Ask the server again who is signed in. */
  'session/refresh': void;
  /** Sign out. */
  'session/logout': void;
  /** Show a short notice above the player. */
  'notice/show': Notice;
  /** A provider was connected or disconnected, or is to be tried again. */
  'connections/changed': { provider: Provider };
  /** A playlist was deleted. */
  'playlist/deleted': { playlistId: number };
  /** A track was put into a playlist. */
  'playlist/track-added': { playlistId: number; key: TrackKey };
};

export type Notice = {
  text: string;
  /** A link the listener may follow, such as to sign in or to open the track at its provider. */
  link?: { label: string; href: string };
  /** What can be done about it at once: a button that says a message. */
  action?: { label: string; says: 'queue/undo' | 'queue/resume-last' | 'playback/retry' };
};

export type MessageName = keyof Messages;
