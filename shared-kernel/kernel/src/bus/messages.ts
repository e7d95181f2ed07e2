// All messages of the bus, sorted by noun. Each is a command, `noun/verb`, with exactly one handler, in code that
// is always loaded or that caused the sending; there are no notifications. Payloads are plain data.
import type { Appearance, Provider, Track, TrackKey } from '@segue/contract';

export type Messages = {
  /** Show the page in this appearance from now on. */
  'appearance/choose': { appearance: Appearance };

  /** Disconnect a provider from the account of the signed-in user. */
  'connections/disconnect': { provider: Provider };
  /** Load the provider connections of the signed-in user again. */
  'connections/load': void;

  /** Load the favorites again, after a failed load or a refused change. */
  'favorites/reload': void;
  /** Add a track to the favorites, or remove it. */
  'favorites/toggle': { track: Track };
  /** Add the tracks that were removed last to the favorites again, at their former places. */
  'favorites/undo-removal': void;

  /** Show a short notice above the player. */
  'notice/show': Notice;

  /** Stop looking for the other service's version of a song. */
  'other-version/cancel': void;
  /** Play the same song of the other service; in the place of the track when that is queued. */
  'other-version/play': { track: Track };

  /** Change the repeat mode: off, then the whole queue, then one track. */
  'playback/cycle-repeat': void;
  /** Go to the next queue entry. */
  'playback/next': void;
  /** Play a track: toggles when it is current, else jumps to it, inserting it at the start if not queued. */
  'playback/play': { track: Track };
  /** Insert these tracks at the start of the queue and play the first; `name` is what the notice calls them. */
  'playback/play-all': { tracks: readonly Track[]; name?: string };
  /** Go to the previous queue entry, or rewind at the first. */
  'playback/previous': void;
  /** Start the current track again after it failed or while it does not start. */
  'playback/retry': void;
  /** Move within the current track; milliseconds. */
  'playback/seek': { position: number };
  /** Pause at the end of this track, or at a time (milliseconds since 1970); null plays on. */
  'playback/stop-at': { at: 'track-end' | number | null };
  /** Pause or resume the current track. */
  'playback/toggle': void;

  /** Try the player of a provider again after it failed: checks Premium, and loads the script again. */
  'player/retry': { provider: Provider };
  /** Expand or collapse the player bar. */
  'player/toggle-expanded': void;

  /** Reload the visible playlists, which changed on the server. The playlists remote handles it if it is loaded. */
  'playlist/reload': void;
  /** Remove chosen tracks from the playlist on screen, as one change. The playlists remote handles it: its screen shows them. */
  'playlist/remove-all': { playlistId: number; tracks: readonly Track[] };
  /** Remove a track from the playlist on screen. The playlists remote handles it: its screen opened the menu. */
  'playlist/remove-track': { playlistId: number; track: Track };
  /** Undo the newest change of the playlists. The playlists remote handles it: it showed the notice. */
  'playlist/undo': void;

  /** Append a track to the queue. */
  'queue/add': { track: Track };
  /** Append tracks to the queue, as one change; `name` is that of the list they come from. */
  'queue/add-all': { tracks: readonly Track[]; name?: string };
  /** Append songs that are similar to the current track, if this is still the one. */
  'queue/add-similar': { tracks: readonly Track[]; after: TrackKey };
  /** Empty the queue. */
  'queue/clear': void;
  /** Make a track the next to play, wherever it is in the queue. */
  'queue/play-next': { track: Track };
  /** Make tracks the next to play, in this order, as one change. */
  'queue/play-next-all': { tracks: readonly Track[] };
  /** Make the last undone change of the queue again. */
  'queue/redo': void;
  /** Remove a track from the queue. */
  'queue/remove': { key: TrackKey };
  /** Remove tracks from the queue, as one change. */
  'queue/remove-all': { keys: readonly TrackKey[] };
  /** Move an entry from one index to another; `isStep` when more steps of the same move follow. */
  'queue/reorder': { from: number; to: number; isStep?: boolean };
  /** Play a track in the place of a queue entry; like `playback/play` when that entry is not in the queue. */
  'queue/replace': { key: TrackKey; track: Track };
  /** Replace the queue by these tracks and continue with this track at a position in milliseconds. */
  'queue/resume': { tracks: readonly Track[]; track: Track; position: number };
  /** Resume the queue of the last visit. */
  'queue/resume-last': void;
  /** Play the entry at this index. */
  'queue/select': { index: number };
  /** Open or close the queue panel. */
  'queue/toggle-panel': void;
  /** Shuffle the upcoming tracks, or restore the former order. */
  'queue/toggle-shuffle': void;
  /** Undo the last change of the queue. */
  'queue/undo': void;

  /** Empty the list of recently played songs. */
  'recently-played/clear': void;

  /** Load the page again, for a new version of the shell or of a remote. */
  'remotes/reload-page': void;

  /** Use a name such as the artist's as the title of the screen at this path. */
  'screen/name': { path: string; name: string };

  /** Select rows of a list, to act on their tracks together. */
  'selection/choose': TrackChoice;
  /** End the selection that started in this list, which was unmounted. */
  'selection/end': { listId: string };

  /** Log out. */
  'session/logout': void;

  /** Open the menu of a track beside a rectangle of the window, or close it when it is open there. */
  'track-menu/open': TrackMenuRequest;

  /** Set the volume, 0 to 1; `commit` when the control was released. */
  'volume/set': { volume: number; commit: boolean };
  /** Mute, or restore the volume from before. */
  'volume/toggle-mute': void;
};

type TrackMenuRequest = {
  track: Track;
  /** The button, or the point that was pressed (without width and height); CSS pixels of the window. */
  anchor: { x: number; y: number; width: number; height: number };
  /** The list that the track is in, when its menu has an entry of that list. */
  from?: 'queue' | { playlistId: number } | undefined;
};

/** Whose tracks a list shows: a playlist's by its id. Only tracks of one owner are chosen together. */
export type ListOwner = 'tracks' | 'queue' | number;

type TrackChoice = {
  owner: ListOwner;
  /** The rows of the list, in their order. */
  tracks: readonly Track[];
  /** The row that was pressed. */
  index: number;
  /** That row alone, all from the row before it that was pressed alone, or every row. */
  extent: 'row' | 'range' | 'all';
  listId: string;
};

export type Notice = {
  text: string;
  /** A link, such as to the sign-in screen or to the track at its provider. */
  link?: { label: string; href: string };
  /** A button that sends a command; it may be beside a link. */
  action?: { label: string; message: PlainCommand } | { label: string; message: TrackCommand; track: Track };
};

type TrackCommand = 'other-version/play' | 'playback/play';

export type MessageName = keyof Messages;

/** A command without a payload, such as `queue/undo`. */
export type PlainCommand = { [Name in MessageName]: Messages[Name] extends void ? Name : never }[MessageName];
