import { createEvent, createStore, fork } from 'effector';
import { Provider, useGate, useUnit } from 'effector-react';
import { renderToString } from 'react-dom/server';
import { DrawnGate } from '../../platform/remotes';
import { hydratePage } from './first-render';

// jsdom has no MessageChannel.
jest.mock('../../platform/next-task', () => ({ nextTask: () => Promise.resolve() }));

test('text typed before the hydration is drawn with it, also where React yields after each step', async () => {
  const scope = fork();
  const typed = createEvent<string>();
  const $text = createStore('').on(typed, (_, text) => text);
  function Box() {
    const [text, onType] = useUnit([$text, typed]);
    useGate(DrawnGate);
    return (
      <>
        <input value={text} onChange={({ target }) => onType(target.value)} />
        {text === '' ? null : <button>Clear search</button>}
      </>
    );
  }
  const app = (
    <Provider value={scope}>
      <Box />
    </Provider>
  );
  document.body.innerHTML = renderToString(app);
  const field = document.body.querySelector('input') ?? document.createElement('input');
  field.value = 'harbour';
  // React's slices of 5 ms are over at once, so that its effects wait for another task.
  let now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => (now += 10));
  await hydratePage(document.body, app, scope, { container: 'search_1', screen: null });
  expect(document.body).toHaveTextContent('Clear search');
  expect(field).toHaveValue('harbour');
});
