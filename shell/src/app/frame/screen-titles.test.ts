import { screens } from '@segue/contract';
import { titleOf } from './screen-titles';

const ROUTES = [{ path: screens.home }, { path: screens.accountSettings }, { path: '/playlists/:id' }];
const NAV = [
  { label: 'Home', to: screens.home },
  { label: 'Playlists', to: screens.playlists },
];

test.each([
  ['/sign-in', 'Sign In'],
  ['/sign-in/', 'Sign In'],
  ['/Sign-Up', 'Sign Up'],
  ['/home', 'Home'],
  ['/HOME/', 'Home'],
  ['/account-settings', 'Account Settings'],
  ['/playlists/7', 'Playlists'],
  ['/playlists/:id', 'Playlists'],
  ['/sign-in/x', 'Page not found'],
])('%s is titled as the screen it shows: %s', (address, title) => {
  expect(titleOf(address, ROUTES, NAV)).toBe(title);
});
