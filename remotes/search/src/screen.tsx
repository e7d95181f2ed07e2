// The search remote's screens.
export function SearchScreen() {
  return <h1>SearchScreen</h1>;
}
