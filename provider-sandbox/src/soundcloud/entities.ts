/** The catalogue in SoundCloud's words: URNs for identity, a size token in every picture's name. */
import type { SoundCloudTrack, Uploader } from '../catalogue/model';
import type { SandboxUrls } from '../core/urls';
import type { SoundCloudPerson } from './people';

export function toTrack(urls: SandboxUrls, track: SoundCloudTrack) {
  return {
    kind: 'track',
    urn: track.urn,
    created_at: soundCloudDate(track.createdAt),
    duration: track.durationMs,
    commentable: true,
    sharing: 'public',
    tag_list: track.tags.map((tag) => (tag.includes(' ') ? `"${tag}"` : tag)).join(' '),
    streamable: track.access !== 'blocked',
    embeddable_by: 'all',
    purchase_url: null,
    genre: track.genre,
    title: track.title,
    description: track.description,
    label_name: null,
    release: null,
    isrc: null,
    bpm: track.bpm,
    license: 'all-rights-reserved',
    uri: `${urls.soundcloudApi}/tracks/${track.urn}`,
    user: toUser(urls, track.uploader),
    permalink_url: permalinkOf(urls, track),
    artwork_url: artworkOf(urls, track),
    stream_url: `${urls.soundcloudApi}/tracks/${track.urn}/stream`,
    waveform_url: null,
    playback_count: Math.round(track.popularity * 90_000),
    favoritings_count: Math.round(track.popularity * 2400),
    access: track.access,
    metadata_artist: track.metadataArtist,
  };
}

export function toUser(urls: SandboxUrls, user: Uploader) {
  return {
    kind: 'user',
    urn: `soundcloud:users:${user.number}`,
    username: user.handle,
    full_name: user.fullName,
    permalink: user.permalink,
    permalink_url: `${urls.soundcloudSite}/${user.permalink}`,
    avatar_url: avatarOf(urls, user.hasAvatar ? String(user.number) : null),
    uri: `${urls.soundcloudApi}/users/soundcloud:users:${user.number}`,
  };
}

/** Never an e-mail address: the real answer has none. */
export function toMe(urls: SandboxUrls, person: SoundCloudPerson) {
  const [first = '', last = ''] = person.fullName.split(' ');
  return {
    kind: 'user',
    urn: `soundcloud:users:${person.number}`,
    username: person.username,
    full_name: person.fullName,
    first_name: first,
    last_name: last,
    permalink: person.permalink,
    permalink_url: `${urls.soundcloudSite}/${person.permalink}`,
    avatar_url: avatarOf(urls, person.hasAvatar ? String(person.number) : null),
    uri: `${urls.soundcloudApi}/users/soundcloud:users:${person.number}`,
    city: null,
    country: null,
    plan: person.plan,
    locale: 'en',
    primary_email_confirmed: true,
    followers_count: 0,
    followings_count: 0,
    track_count: person.trackCount,
    online: false,
  };
}

export function permalinkOf(urls: SandboxUrls, track: SoundCloudTrack): string {
  return `${urls.soundcloudSite}/${track.uploader.permalink}/${track.permalink}`;
}

export function artworkOf(urls: SandboxUrls, track: SoundCloudTrack): string | null {
  return track.artwork === 'none' ? null : `${urls.soundcloudImages}/artworks-${track.number}-large.jpg`;
}

function avatarOf(urls: SandboxUrls, key: string | null): string {
  return key
    ? `${urls.soundcloudImages}/avatars-${key}-large.jpg`
    : `${urls.soundcloudImages}/default_avatar-large.jpg`;
}

function soundCloudDate(time: number): string {
  const iso = new Date(time).toISOString();
  return `${iso.slice(0, 10).replaceAll('-', '/')} ${iso.slice(11, 19)} +0000`;
}
