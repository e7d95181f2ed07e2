// The router's own links carry what only its framework mode needs, such as fetching ahead and revalidation. These are
// made of its public hooks and take the props that mean something without loaders. Like the originals they leave to
// the browser what it does better: clicks with a modifier key, other windows, other sites.
import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { useHref, useLinkClickHandler, useLocation, useResolvedPath, type To } from 'react-router';

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  to: To;
  replace?: boolean;
  state?: unknown;
  reloadDocument?: boolean;
  ref?: Ref<HTMLAnchorElement>;
};

/** A link that changes the screen without loading the page. */
export function Link({ to, replace, state, reloadDocument, onClick, ...rest }: LinkProps) {
  const inside = insideOf(to);
  const href = useHref(inside ?? '');
  const { target } = rest;
  const options = { state, ...(target && { target }), ...(replace !== undefined && { replace }) };
  const follow = useLinkClickHandler<HTMLAnchorElement>(inside ?? '', options);
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (inside !== null && !reloadDocument && !event.defaultPrevented) follow(event);
  };
  return <a {...rest} href={inside === null ? String(to) : href} onClick={click} />;
}

/** A link that says `aria-current` when it leads to where the reader is, or, without `end`, to what is above. */
export function NavLink({ end = false, ...rest }: LinkProps & { end?: boolean }) {
  const path = useResolvedPath(rest.to).pathname.toLowerCase();
  const here = useLocation().pathname.toLowerCase();
  const isCurrent = here === path || (!end && here.startsWith(`${path}/`));
  return <Link {...rest} aria-current={isCurrent ? (rest['aria-current'] ?? 'page') : undefined} />;
}

const ABSOLUTE = /^([a-z][a-z\d+.-]*:|\/\/)/i;

// Where it leads within this page; nothing when it leads out of it.
function insideOf(to: To): To | null {
  if (typeof to !== 'string' || !ABSOLUTE.test(to)) return to;
  const { origin } = window.location;
  return to.startsWith(`${origin}/`) ? to.slice(origin.length) : null;
}
