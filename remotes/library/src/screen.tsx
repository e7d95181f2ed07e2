// The library remote's screens.
export function FavoritesScreen() {
  return <h1>FavoritesScreen</h1>;
}
