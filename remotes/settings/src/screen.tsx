// The settings remote's screens.
export function AccountSettingsScreen() {
  return <h1>AccountSettingsScreen</h1>;
}
