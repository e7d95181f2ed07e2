// The legal remote's screens.
export function AboutScreen() {
  return <h1>AboutScreen</h1>;
}

export function TermsScreen() {
  return <h1>TermsScreen</h1>;
}
