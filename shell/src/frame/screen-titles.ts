// What each screen is called in the document title, in announcements, and when it cannot be loaded.
import { screens } from '@segue/contract';
import { matchPath } from 'react-router-dom';

const OWN_TITLES = [
  [screens.signIn, 'Sign In'],
  [screens.signUp, 'Sign Up'],
  [screens.setupAccount, 'Set Up Your Account'],
] as const;
const UNKNOWN_TITLE = 'Page not found';

type NavEntry = { label: string; to: string };
type RemoteRoute = { path: string };

/** Own screens by name; a remote's by its navigation entry, else by the words of its address. */
export function titleOf(pathname: string, routes: readonly RemoteRoute[], nav: readonly NavEntry[]): string {
  const own = OWN_TITLES.find(([path]) => matchPath(path, pathname));
  if (own) return own[1];
  if (!routes.some(({ path }) => matchPath(path, pathname)))
    return pathname === screens.root ? 'Home' : UNKNOWN_TITLE;
  const entry = nav.find(({ to }) => matchPath({ path: to, end: false }, pathname));
  return entry?.label ?? words(pathname.split('/')[1] ?? '');
}

function words(slug: string): string {
  return slug.replace(
    /(^|-)(\w)/g,
    (_, gap: string, letter: string) => (gap ? ' ' : '') + letter.toUpperCase(),
  );
}
