// The name of each screen: in the document title, in announcements and in error texts.
import { screens } from '@segue/contract';
import { matchPath } from 'react-router-dom';

const OWN_TITLES = [
  [screens.signIn, 'Sign In'],
  [screens.signUp, 'Sign Up'],
  [screens.setupAccount, 'Set up your account'],
] as const;
const UNKNOWN_TITLE = 'Page not found';

type NavEntry = { label: string; to: string };
type RemoteRoute = { path: string };

/** A screen of a remote has the label of its navigation entry, or a title made of its path. */
export function titleOf(pathname: string, routes: readonly RemoteRoute[], nav: readonly NavEntry[]): string {
  const own = OWN_TITLES.find(([path]) => matchPath(path, pathname));
  if (own) return own[1];
  // Without any route the registry is lost, which is no reason to call every screen unknown.
  if (routes.length > 0 && !routes.some(({ path }) => matchPath(path, pathname)))
    return pathname === screens.root ? 'Home' : UNKNOWN_TITLE;
  const entry = nav.find(({ to }) => matchPath({ path: to, end: false }, pathname));
  return entry?.label ?? titleOfSlug(pathname.split('/')[1] ?? '');
}

function titleOfSlug(slug: string): string {
  return slug.replace(
    /(^|-)(\w)/g,
    (_, gap: string, letter: string) => (gap ? ' ' : '') + letter.toUpperCase(),
  );
}
