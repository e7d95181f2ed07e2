/** What the catalogue holds, before either service gives it its own shape. */
import type { SdkBehaviour, WidgetBehaviour } from '../core/settings';
import type { Genre } from './genres';

export type Artist = { id: string; name: string; genre: Genre };

export type Album = {
  id: string;
  title: string;
  artists: readonly Artist[];
  year: number;
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
  genre: Genre;
  popularity: number;
  /** Not licensed anywhere this sandbox pretends to be. */
  unplayable: boolean;
  /** The older id under which this recording is still asked for. */
  relinkedFrom: string | null;
  /** Withdrawn: lists keep its place as `null`. */
  withdrawn: boolean;
  sdk: Partial<SdkBehaviour>;
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
  genre: Genre;
  tags: readonly string[];
  durationMs: number;
  access: 'playable' | 'preview' | 'blocked';
  artwork: 'all-sizes' | 'large-only' | 'none';
  metadataArtist: string | null;
  description: string | null;
  bpm: number | null;
  createdAt: number;
  popularity: number;
  /** Search shows it once more at the head of the next page, as a shifting index does. */
  repeats: boolean;
  widget: Partial<WidgetBehaviour>;
};

export type Catalogue = {
  seed: string;
  spotify: readonly SpotifyTrack[];
  soundcloud: readonly SoundCloudTrack[];
};
