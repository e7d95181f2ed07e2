import { $diagnostics } from '@segue/stores/ports';
import { waitFor } from '@testing-library/react';
import { fork, type Scope } from 'effector';
import { Provider, useGate } from 'effector-react';
import { useState, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { DrawnGate } from '../../platform/remotes';
import { hydratePage, renderPage } from './first-render';
import { readPaintedPage, recordActions } from './painted-page';

// jsdom has no MessageChannel.
jest.mock('../../platform/next-task', () => ({ nextTask: () => Promise.resolve() }));

let scope: Scope;
let root: HTMLElement;

beforeEach(() => {
  scope = fork();
  root = document.createElement('div');
  document.body.replaceChildren(root);
});

function paint(html: string, mark = '1.0.0 search_1') {
  root.setAttribute('data-prerendered', mark);
  root.innerHTML = html;
  return readPaintedPage(root) ?? { container: null, screen: null };
}
const inScope = (children: ReactNode) => <Provider value={scope}>{children}</Provider>;

/** The search box of a remote: it shows what its state says. */
function Box({ onText }: { onText: (text: string) => void }) {
  const [text, setText] = useState('');
  useGate(DrawnGate);
  return (
    <input
      aria-label="Search"
      value={text}
      onChange={({ target }) => {
        onText(target.value);
        setText(target.value);
      }}
    />
  );
}
const box = () => root.querySelector('input') ?? document.createElement('input');

test.each([
  ['hydrated', true],
  ['rendered anew', false],
])('Enter in the search box of a page that is %s later searches for its text', async (_, isHydrated) => {
  const onSearch = jest.fn();
  const onText = jest.fn();
  const app = inScope(
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(onText.mock.lastCall);
      }}
    >
      <Box onText={onText} />
      <button disabled>Search</button>
    </form>,
  );
  const painted = paint(renderToString(app));
  const endRecording = recordActions(root);
  box().value = 'la';
  box().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  endRecording();
  if (isHydrated) await hydratePage(root, app, scope, painted);
  else renderPage(root, app, scope);
  await waitFor(() => expect(onSearch.mock.calls).toEqual([[['la']]]));
});

test('markup of another first state is reported to the diagnostics and rendered anew', async () => {
  const painted = paint('<p>Goodbye</p>', '1.0.0');
  await hydratePage(root, inScope(<p>Hello</p>), scope, painted);
  expect(root).toHaveTextContent('Hello');
  expect(scope.getState($diagnostics)).toMatchObject([
    { area: 'shell', message: 'The painted page could not be hydrated' },
  ]);
});

test('session and storage wait three seconds for a screen that is never hydrated', async () => {
  jest.useFakeTimers();
  const app = inScope(<p>Hello</p>);
  const painted = paint(renderToString(app));
  let isOver = false;
  const end = hydratePage(root, app, scope, painted).then(() => (isOver = true));
  await jest.advanceTimersByTimeAsync(2999);
  expect(isOver).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  await end;
  expect(isOver).toBe(true);
});

test('a page that cannot be hydrated is rendered into an emptied root at once', () => {
  paint('<p>Goodbye</p>');
  renderPage(root, inScope(<p>Hello</p>), scope);
  expect(root.innerHTML).toBe('<p>Hello</p>');
  expect(root).not.toHaveAttribute('data-prerendered');
});

test.each([
  ['is repeated within 3 s', 2900, 1],
  ['is not repeated after 3 s', 3100, 0],
])('a click on a painted button that does not work yet %s', async (_, late, times) => {
  const onClick = jest.fn();
  const painted = paint('<button><span>Sign In</span></button>', '1.0.0');
  const endRecording = recordActions(root);
  const clickedAt = performance.now();
  root.querySelector('span')?.click();
  const replayClick = endRecording();
  await hydratePage(
    root,
    inScope(
      <button onClick={onClick}>
        <span>Sign In</span>
      </button>,
    ),
    scope,
    painted,
  );
  jest.spyOn(performance, 'now').mockReturnValue(clickedAt + late);
  replayClick();
  expect(onClick).toHaveBeenCalledTimes(times);
});
