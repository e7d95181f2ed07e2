/** Maps catalogue entries to SoundCloud API objects. */
import type {
  Catalogue,
  SoundCloudPlaylist,
  SoundCloudTrack,
  Uploader,
} from '@segue/provider-sandbox/catalogue';
import type { SoundCloudUrls } from './urls';
import type { SoundCloudUser } from './users';

const JOINED_AT = Date.UTC(2015, 5, 1);

export function toTrack(urls: SoundCloudUrls, track: SoundCloudTrack) {
  return {
    kind: 'track',
    urn: track.urn,
    created_at: soundCloudDate(track.createdAt),
    duration: track.durationMs,
    commentable: true,
    comment_count: 0,
    sharing: 'public',
    tag_list: track.tags.map((tag) => (tag.includes(' ') ? `"${tag}"` : tag)).join(' '),
    streamable: track.access !== 'blocked',
    downloadable: false,
    download_count: 0,
    embeddable_by: track.embeddableBy,
    purchase_title: null,
    purchase_url: null,
    genre: track.genre,
    title: track.title,
    description: null,
    label_name: null,
    release: null,
    release_day: null,
    release_month: null,
    release_year: null,
    isrc: null,
    bpm: null,
    key_signature: null,
    license: 'all-rights-reserved',
    uri: `${urls.soundcloudApi}/tracks/${track.urn}`,
    user: toUser(urls, track.uploader),
    permalink_url: permalinkOf(urls, track),
    artwork_url: artworkOf(urls, track),
    stream_url: `${urls.soundcloudApi}/tracks/${track.urn}/stream`,
    waveform_url: `${urls.soundcloudImages}/waveform-${track.number}.png`,
    secret_uri: null,
    available_country_codes: null,
    playback_count: Math.round(track.popularity * 90_000),
    favoritings_count: Math.round(track.popularity * 2400),
    reposts_count: Math.round(track.popularity * 180),
    user_favorite: false,
    user_playback_count: null,
    reveal_stats: true,
    reveal_comments: true,
    access: track.access,
    metadata_artist: track.metadataArtist,
  };
}

/** A playlist; without `show_tracks` its tracks are left out. */
export function toPlaylist(urls: SoundCloudUrls, playlist: SoundCloudPlaylist, showsTracks: boolean) {
  const { urn, title, uploader, permalink, createdAt, tracks } = playlist;
  const uri = `${urls.soundcloudApi}/playlists/${urn}`;
  return {
    kind: 'playlist',
    urn,
    uri,
    tracks_uri: `${uri}/tracks`,
    title,
    permalink,
    permalink_url: `${urls.soundcloudSite}/${uploader.permalink}/sets/${permalink}`,
    user: toUser(urls, uploader),
    created_at: soundCloudDate(createdAt),
    last_modified: soundCloudDate(createdAt),
    duration: tracks.reduce((sum, { durationMs }) => sum + durationMs, 0),
    track_count: tracks.length,
    artwork_url: tracks[0] ? artworkOf(urls, tracks[0]) : null,
    sharing: 'public',
    embeddable_by: 'all',
    streamable: true,
    downloadable: false,
    license: 'all-rights-reserved',
    playlist_type: playlist.kind === 'album' ? 'album' : '',
    type: '',
    tag_list: '',
    tags: '',
    genre: '',
    likes_count: 0,
    description: null,
    ean: null,
    label: null,
    label_id: null,
    label_name: null,
    purchase_title: null,
    purchase_url: null,
    release: null,
    release_day: null,
    release_month: null,
    release_year: playlist.kind === 'album' ? new Date(createdAt).getUTCFullYear() : null,
    ...(showsTracks ? { tracks: tracks.map((track) => toTrack(urls, track)) } : {}),
  };
}

/** `uploads` counts what the account published; users inside other answers count nothing. */
export function toUser(urls: SoundCloudUrls, user: Uploader, uploads?: Catalogue['uploads']) {
  return {
    ...toUserFields(urls, user),
    username: user.handle,
    plan: 'Free',
    track_count: uploads?.tracksBy(user.number).length ?? 0,
    playlist_count: uploads?.playlistsOf(user.number).length ?? 0,
  };
}

/** Like the real answer, it has no email address. */
export function toMe(urls: SoundCloudUrls, user: SoundCloudUser) {
  return {
    ...toUserFields(urls, user),
    username: user.username,
    plan: user.plan,
    track_count: user.trackCount,
    likes_count: 0,
    private_tracks_count: 0,
    private_playlists_count: 0,
    upload_seconds_left: null,
    quota: { unlimited_upload_quota: true, upload_seconds_used: 0, upload_seconds_left: null },
    locale: 'en',
    primary_email_confirmed: true,
    online: false,
  };
}

type Named = Pick<Uploader, 'number' | 'fullName' | 'permalink' | 'hasAvatar'>;

function toUserFields(urls: SoundCloudUrls, user: Named) {
  const [first = '', ...rest] = user.fullName.split(' ');
  return {
    kind: 'user',
    urn: `soundcloud:users:${user.number}`,
    uri: `${urls.soundcloudApi}/users/soundcloud:users:${user.number}`,
    permalink: user.permalink,
    permalink_url: `${urls.soundcloudSite}/${user.permalink}`,
    avatar_url: avatarOf(urls, user.hasAvatar ? String(user.number) : null),
    full_name: user.fullName,
    first_name: first,
    last_name: rest.join(' '),
    city: 'Gothenburg',
    country: 'Sweden',
    created_at: soundCloudDate(JOINED_AT),
    last_modified: soundCloudDate(JOINED_AT),
    description: null,
    discogs_name: null,
    website: null,
    website_title: null,
    subscriptions: [],
    followers_count: 0,
    followings_count: 0,
    playlist_count: 0,
    public_favorites_count: 0,
    reposts_count: 0,
  };
}

export function permalinkOf(urls: SoundCloudUrls, track: SoundCloudTrack): string {
  return `${urls.soundcloudSite}/${track.uploader.permalink}/${track.permalink}`;
}

export function artworkOf(urls: SoundCloudUrls, track: SoundCloudTrack): string | null {
  return track.artwork === 'none' ? null : `${urls.soundcloudImages}/artworks-${track.number}-large.jpg`;
}

function avatarOf(urls: SoundCloudUrls, key: string | null): string {
  return key
    ? `${urls.soundcloudImages}/avatars-${key}-large.jpg`
    : `${urls.soundcloudImages}/default_avatar-large.jpg`;
}

function soundCloudDate(time: number): string {
  const iso = new Date(time).toISOString();
  return `${iso.slice(0, 10).replaceAll('-', '/')} ${iso.slice(11, 19)} +0000`;
}
