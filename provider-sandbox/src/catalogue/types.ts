/** Tracks and their authors, before either provider's API gives them its own shape. */
import type { SdkBehaviour, WidgetBehaviour } from './player-behaviour';

export type Artist = { id: string; name: string; genre: string };

export type Album = {
  id: string;
  title: string;
  artists: readonly Artist[];
  year: number;
  genre: string;
  size: number;
  hasCover: boolean;
};

export type SpotifyTrack = {
  id: string;
  title: string;
  artists: readonly Artist[];
  album: Album;
  trackNumber: number;
  durationMs: number;
  explicit: boolean;
  isrc: string;
  genre: string;
  popularity: number;
  /** What is heard: two tracks of one recording sound alike. */
  recording: string;
  /** The countries it is licensed in; in others `is_playable` is false. Null: everywhere. */
  markets: readonly string[] | null;
  /** The older id that also finds this recording (track relinking). */
  relinkedFrom: string | null;
  /** Search results hold `null` in its place. */
  withdrawn: boolean;
  /** Faults of the Web Playback SDK while this track plays. */
  sdk: Partial<SdkBehaviour>;
};

export type SpotifyPlaylist = {
  id: string;
  title: string;
  /** Key of the demo user. */
  owner: string;
  tracks: readonly SpotifyTrack[];
};

export type SoundCloudPlaylist = {
  urn: string;
  title: string;
  kind: 'album' | 'playlist';
  uploader: Uploader;
  permalink: string;
  createdAt: number;
  tracks: readonly SoundCloudTrack[];
};

export type Uploader = {
  number: number;
  handle: string;
  fullName: string;
  permalink: string;
  hasAvatar: boolean;
};

export type SoundCloudTrack = {
  number: number;
  urn: string;
  title: string;
  uploader: Uploader;
  permalink: string;
  genre: string;
  tags: readonly string[];
  durationMs: number;
  /** Who may embed the track: anyone, only its uploader, or nobody. The API calls it playable all the same. */
  embeddableBy: 'all' | 'me' | 'none';
  access: 'playable' | 'preview' | 'blocked';
  artwork: 'all-sizes' | 'large-only' | 'none';
  /** The album whose cover it shows; null: a picture of its own. */
  album: Album | null;
  metadataArtist: string | null;
  createdAt: number;
  popularity: number;
  /** What is heard: two tracks of one recording sound alike. */
  recording: string;
  /** Search repeats it at the head of the next page, as an index that shifts between two requests does. */
  repeats: boolean;
  /** Faults of the widget while it plays this track. */
  widget: Partial<WidgetBehaviour>;
};
