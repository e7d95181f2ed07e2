// Development only: this remote alone on the kernel, with an invented catalogue and a silent player.
import type { SearchPage } from '@segue/contract';
import { createWorld, someTracks, type FakeRequest } from '@segue/testing';
import { GlobalStyle, ThemeProvider } from '@segue/ui';
import { Provider } from 'effector-react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import remote from './remote';

const SONGS = 45;
const ANSWER_MS = 400;

async function catalogue({ params }: FakeRequest): Promise<SearchPage> {
  const provider = params.provider === 'soundcloud' ? 'soundcloud' : 'spotify';
  const offset = Number(params.offset);
  const end = offset + Number(params.limit);
  await new Promise((resolve) => setTimeout(resolve, ANSWER_MS));
  return { queryData: someTracks(provider, SONGS).slice(offset, end), hasMore: end < SONGS };
}

const Screen = remote.components.SearchScreen as React.ComponentType;
const { scope } = createWorld({ api: { search: catalogue } });

createRoot(document.body.appendChild(document.createElement('main'))).render(
  <Provider value={scope}>
    <ThemeProvider>
      <GlobalStyle />
      <BrowserRouter>
        <Screen />
      </BrowserRouter>
    </ThemeProvider>
  </Provider>,
);
