// What markup may be published: complete, without failures, and allowed by the page's Content-Security-Policy.

/** Each with the reason that a release logs. */
const FORBIDDEN = [
  [/<[^>]+\sstyle="/, 'It has a style attribute, which the Content-Security-Policy forbids'],
  [/<script\b/i, 'It has a script element'],
  [/<!--\$[!?]-->/, 'A component threw or is not ready'],
  [/\brole="alert"/, 'It shows an error'],
  [/couldn(&#x27;|')t load|Something went wrong|stopped working/, 'It shows an error'],
  [/Loading this part/, 'The screen of the remote is not loaded'],
];

/** @param {string} html @param {{ hasRemote: boolean, problems: readonly string[] }} page */
export function checkMarkup(html, { hasRemote, problems }) {
  for (const [pattern, reason] of FORBIDDEN) {
    const found = pattern.exec(html);
    if (!found) continue;
    const place = html.slice(Math.max(0, found.index - 60), found.index + 120);
    throw new Error([`${reason}: ${place}`, ...problems].join(' | '));
  }
  // The outlet of a remote is the only boundary of the frame.
  const hasBoundary = html.includes('<!--$-->');
  if (hasRemote !== hasBoundary) {
    throw new Error(hasRemote ? 'The screen of the remote is not drawn.' : 'It has a Suspense boundary.');
  }
}
