// The playlists remote's screens.
export function PlaylistsScreen() {
  return <h1>PlaylistsScreen</h1>;
}

export function PlaylistScreen() {
  return <h1>PlaylistScreen</h1>;
}

export function AddToPlaylist() {
  return <h1>AddToPlaylist</h1>;
}
