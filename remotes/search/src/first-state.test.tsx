// What the screen draws before its models have read the URL: it is painted before the script.
import { screens } from '@segue/contract/screens';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { $query } from './results/model';
import { SearchScreen } from './screen';

function firstStateAt(search: string, scope = fork()): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = renderToString(
    <Provider value={scope}>
      <MemoryRouter initialEntries={[screens.home + search]}>
        <SearchScreen />
      </MemoryRouter>
    </Provider>,
  );
  return root;
}
const box = (root: HTMLElement) => root.querySelector('input');
const selectedTab = (root: HTMLElement) => root.querySelector('[aria-selected="true"]');

test('a link to a search first draws its words as a search that is running', () => {
  const root = firstStateAt('?q=%20midnight%20harbour');
  expect(box(root)).toHaveValue('midnight harbour');
  expect(root.querySelector('[type="submit"]')).toHaveAttribute('aria-busy', 'true');
  expect(root.querySelector('[role="status"]')).toHaveTextContent('Searching');
  expect(selectedTab(root)).toHaveTextContent('All Results');
  expect(root).not.toHaveTextContent('Try searching for an artist');
});

test('a link to a search and a tab first draws this tab', () => {
  expect(selectedTab(firstStateAt('?q=rain&tab=soundcloud'))).toHaveTextContent('SoundCloud');
});

test('a link to a tab without a search first draws this tab and the welcome', () => {
  const root = firstStateAt('?tab=spotify');
  expect(selectedTab(root)).toHaveTextContent('Spotify');
  expect(root).toHaveTextContent('Try searching for an artist');
});

test('without a search the screen first draws its welcome', () => {
  const root = firstStateAt('');
  expect(box(root)).toHaveValue('');
  expect(root).toHaveTextContent('Try searching for an artist');
});

test('results that are there already are not replaced by the waiting state', () => {
  const root = firstStateAt('?q=rain', fork({ values: [[$query, 'rain']] }));
  expect(root.querySelector('[role="status"]')).not.toHaveTextContent('Searching');
});
