import { fireEvent, render, screen } from '@testing-library/react';
import { createRef, type ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation, useNavigationType } from 'react-router';
import styled from 'styled-components';
import { Link, NavLink } from './link';

function Where() {
  const { pathname, search, hash, state } = useLocation();
  const how = useNavigationType();
  return <output>{[pathname + search + hash, how, JSON.stringify(state)].join(' ')}</output>;
}

function show(what: ReactNode, at = '/home') {
  render(
    <MemoryRouter initialEntries={[at]}>
      {what}
      <Where />
    </MemoryRouter>,
  );
  return { link: screen.getByRole('link'), where: () => screen.getByRole('status').textContent };
}

/** Clicks; true when the link leaves the click to the browser. */
const leavesToBrowser = (link: HTMLElement, click: MouseEventInit = {}) => fireEvent.click(link, click);

const HERE = '/home POP null';

test('a click changes the screen without loading the page', () => {
  const { link, where } = show(<Link to="/terms?from=home#top">Terms</Link>);
  expect(link).toHaveAttribute('href', '/terms?from=home#top');
  expect(leavesToBrowser(link)).toBe(false);
  expect(where()).toBe('/terms?from=home#top PUSH null');
});

test('an address in parts is as good as a text', () => {
  const { link } = show(<Link to={{ pathname: '/terms', search: '?from=home' }}>Terms</Link>);
  expect(link).toHaveAttribute('href', '/terms?from=home');
});

test('replace leaves no step to go back to, and state travels along', () => {
  const { link, where } = show(
    <Link to="/terms" replace state={{ from: '/home' }}>
      Terms
    </Link>,
  );
  leavesToBrowser(link);
  expect(where()).toBe('/terms REPLACE {"from":"/home"}');
});

test('a link to where the reader is adds no step', () => {
  const { link, where } = show(<Link to="/home">Home</Link>);
  leavesToBrowser(link);
  expect(where()).toBe('/home REPLACE null');
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'a click with %j is left to the browser',
  (click) => {
    const { link, where } = show(<Link to="/terms">Terms</Link>);
    expect(leavesToBrowser(link, click)).toBe(true);
    expect(where()).toBe(HERE);
  },
);

test('another window is left to the browser', () => {
  const { link, where } = show(
    <Link to="/terms" target="_blank">
      Terms
    </Link>,
  );
  expect(link).toHaveAttribute('target', '_blank');
  expect(leavesToBrowser(link)).toBe(true);
  expect(where()).toBe(HERE);
});

test('who asks for a new load of the page gets it', () => {
  const { link, where } = show(
    <Link to="/terms" reloadDocument>
      Terms
    </Link>,
  );
  expect(leavesToBrowser(link)).toBe(true);
  expect(where()).toBe(HERE);
});

test.each(['https://example.com/a?b#c', '//example.com/a', 'mailto:help@example.com'])(
  '%s is left as it is',
  (to) => {
    const { link, where } = show(<Link to={to}>Out</Link>);
    expect(link).toHaveAttribute('href', to);
    expect(leavesToBrowser(link)).toBe(true);
    expect(where()).toBe(HERE);
  },
);

test('a whole address of this page is a screen like any other', () => {
  const { link, where } = show(<Link to={`${window.location.origin}/terms`}>Terms</Link>);
  expect(leavesToBrowser(link)).toBe(false);
  expect(where()).toBe('/terms PUSH null');
});

test('a click that its owner has dealt with goes nowhere', () => {
  const { link, where } = show(
    <Link to="/terms" onClick={(event) => event.preventDefault()}>
      Terms
    </Link>,
  );
  leavesToBrowser(link);
  expect(where()).toBe(HERE);
});

test('the element can be reached, also through a style', () => {
  const ref = createRef<HTMLAnchorElement>();
  const Quiet = styled(Link)``;
  const { link } = show(
    <Quiet to="/terms" ref={ref} aria-label="Read the terms">
      Terms
    </Quiet>,
  );
  expect(ref.current).toBe(link);
  expect(link).toHaveAccessibleName('Read the terms');
});

test('an address without a slash begins at the screen it stands on', () => {
  const screens = (
    <Routes>
      <Route path="/playlists/*" element={<Link to="7">Seventh</Link>} />
    </Routes>
  );
  expect(show(screens, '/playlists').link).toHaveAttribute('href', '/playlists/7');
});

test.each([
  ['/playlists', '/playlists'],
  ['/playlists', '/playlists/7'],
  ['/playlists', '/Playlists'],
])('a link to %s is current at %s', (to, at) => {
  expect(show(<NavLink to={to}>Playlists</NavLink>, at).link).toHaveAttribute('aria-current', 'page');
});

test.each([
  ['/playlists', '/home'],
  ['/play', '/playlists'],
  ['/', '/home'],
])('a link to %s is not current at %s', (to, at) => {
  expect(show(<NavLink to={to}>Playlists</NavLink>, at).link).not.toHaveAttribute('aria-current');
});

test('with `end` only the address itself is current', () => {
  const link = (
    <NavLink to="/playlists" end>
      Playlists
    </NavLink>
  );
  expect(show(link, '/playlists/7').link).not.toHaveAttribute('aria-current');
});

test('its owner may say what current means', () => {
  const link = (
    <NavLink to="/home" aria-current="step">
      Home
    </NavLink>
  );
  expect(show(link).link).toHaveAttribute('aria-current', 'step');
});
