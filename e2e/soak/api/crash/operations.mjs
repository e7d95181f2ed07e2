// The changes that writers make: the request of each, and what the account holds when it is done.
import sharp from 'sharp';
import { playlistForm, PASSWORD } from '../server.mjs';

// An account as its writer knows it has its cookie, the ids of its playlists, and `possible`: the states that the database may
// hold, one, or two after a change that was not answered. `attempted` is the state after a change that is on its way.

/** What an account holds: playlists by name, which is unique here, tracks as keys such as `spotify track-1`. */
export const newState = (email) => ({
  isRegistered: true,
  hasSession: true,
  email,
  volume: null,
  favorites: [],
  playlists: {},
});

/** The state of an account that does not exist, or not any more. */
export const noAccount = (email) => ({ ...newState(email), isRegistered: false, hasSession: false });

const PLAYLISTS_MAX = 6;
const TRACKS_MAX = 12;
/** Tracks that the rig has put into the database: no provider is asked. */
export const TRACKS = 40;

const COVER = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#d40' } })
  .png()
  .toBuffer();

let names = 0;
const newName = (kind) => `${kind} ${(names += 1)}`;
const below = (count) => Math.floor(Math.random() * count);
const oneOf = (list) => list[below(list.length)];

export const trackKey = (index) => `${index % 2 === 0 ? 'spotify' : 'soundcloud'} track-${index}`;
const referenceOf = (key) => {
  const [provider, trackId] = key.split(' ');
  return { provider, trackId };
};

const createPlaylist = () => {
  const name = newName('Playlist');
  const cover = Math.random() < 0.25 ? COVER : null;
  return {
    request: { method: 'PUT', path: '/api/playlists', body: formOf({ name, cover }) },
    change: (state) => (state.playlists[name] = { hasCover: cover !== null, tracks: [] }),
  };
};

const rename = ({ name, id }) => {
  const to = newName('Renamed');
  return {
    request: { method: 'PATCH', path: `/api/playlists/${id}`, body: formOf({ name: to }) },
    change: ({ playlists }) => {
      playlists[to] = playlists[name];
      delete playlists[name];
    },
    renamesTo: to,
  };
};

const changeCover = ({ name, id, playlist }) => {
  const { hasCover } = playlist;
  const body = formOf(hasCover ? { removesCover: true } : { cover: COVER });
  return {
    request: { method: 'PATCH', path: `/api/playlists/${id}`, body },
    change: ({ playlists }) => (playlists[name].hasCover = !hasCover),
  };
};

const deletePlaylist = ({ name, id }) => ({
  request: { method: 'DELETE', path: '/api/playlists', body: { playlistId: id } },
  change: ({ playlists }) => delete playlists[name],
});

const inTracks = (method, path, { name, id }, key, more, change) => ({
  request: { method, path, body: { playlistId: id, ...referenceOf(key), ...more } },
  change: ({ playlists }) => (playlists[name].tracks = change(playlists[name].tracks)),
});
const without = (tracks, key) => tracks.filter((one) => one !== key);

const addTrack = (target) => {
  const free = Array.from({ length: TRACKS }, (_, index) => trackKey(index)).filter(
    (key) => !target.playlist.tracks.includes(key),
  );
  const key = oneOf(free);
  return inTracks('PUT', '/api/playlists/track', target, key, {}, (tracks) => [...tracks, key]);
};
const removeTrack = (target) => {
  const key = oneOf(target.playlist.tracks);
  return inTracks('DELETE', '/api/playlists/track', target, key, {}, (tracks) => without(tracks, key));
};
const moveTrack = (target) => {
  const { tracks: present } = target.playlist;
  const key = oneOf(present);
  const next = oneOf([null, ...without(present, key)]);
  const before = next && referenceOf(next);
  return inTracks('PUT', '/api/playlists/track/place', target, key, { before }, (tracks) => {
    const others = without(tracks, key);
    const place = next === null ? others.length : others.indexOf(next);
    return [...others.slice(0, place), key, ...others.slice(place)];
  });
};

const changeFavorite = ({ favorites }) => {
  const key = trackKey(below(TRACKS));
  const isFavorite = favorites.includes(key);
  const method = isFavorite ? 'DELETE' : 'POST';
  return {
    request: { method, path: '/api/track/favorite', body: referenceOf(key) },
    change: (state) => (state.favorites = isFavorite ? without(favorites, key) : [...favorites, key].sort()),
  };
};

const changeVolume = () => {
  const newVolume = below(101) / 100;
  return {
    request: { method: 'PUT', path: '/api/playback/volume', body: { newVolume } },
    change: (state) => (state.volume = newVolume),
  };
};

const changeEmail = () => {
  const email = newEmail();
  return {
    request: { method: 'PUT', path: '/api/user/profile', body: { email } },
    change: (state) => (state.email = email),
  };
};

const logOut = () => ({
  request: { method: 'POST', path: '/api/auth/logout' },
  change: (state) => (state.hasSession = false),
});

const deleteAccount = ({ email }) => ({
  request: {
    method: 'DELETE',
    path: '/api/user/account',
    body: { confirmation: 'DELETE', password: PASSWORD },
  },
  change: (state) => Object.assign(state, noAccount(email)),
});

/** An email that no other account has. */
export const newEmail = () => `${newName('writer').replace(' ', '-')}@example.com`;

/** A change that the account can make now, chosen at random. It has one possible state. */
export function nextOperation({ possible: [state], ids }) {
  const entries = Object.entries(state.playlists);
  if (entries.length === 0) return createPlaylist();
  const [name, playlist] = oneOf(entries);
  const target = { name, playlist, id: ids.get(name) };
  const { length } = playlist.tracks;
  // Passwords are hashed slowly, so accounts end rarely.
  const chance = Math.random();
  if (chance < 0.003) return logOut();
  if (chance < 0.005) return deleteAccount(state);
  return oneOf([
    () => changeFavorite(state),
    () => changeFavorite(state),
    () => (length < TRACKS_MAX ? addTrack(target) : removeTrack(target)),
    () => (length < TRACKS_MAX ? addTrack(target) : removeTrack(target)),
    () => (length > 0 ? removeTrack(target) : addTrack(target)),
    () => (length > 1 ? moveTrack(target) : addTrack(target)),
    () => (length > 1 ? moveTrack(target) : changeVolume()),
    () => (entries.length < PLAYLISTS_MAX ? createPlaylist() : deletePlaylist(target)),
    () => rename(target),
    () => (chance < 0.5 ? changeCover(target) : changeVolume()),
    () => (chance < 0.5 ? changeEmail() : changeVolume()),
  ])();
}

function formOf({ name, cover, removesCover = false }) {
  const form = name === undefined ? new FormData() : playlistForm(name);
  if (cover) form.set('playlistCover', new File([cover], 'cover.png', { type: 'image/png' }));
  if (removesCover) form.set('cover', 'remove');
  return form;
}
