// Rendering as the shell would: scope, theme and router around the thing under test.
import { GlobalStyle, ThemeProvider } from '@segue/ui';
import { act, cleanup, render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { Provider } from 'effector-react';
import type { ReactElement, ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { createTestContext, type TestContext, type TestContextOptions } from './scope';

export type RenderOptions = TestContextOptions & {
  /** The address it is shown at. */
  at?: string;
  /** With fake timers: how a user's own pauses pass. */
  advanceTimers?: (milliseconds: number) => void;
};

export type Rendered = RenderResult &
  Omit<TestContext, 'stop'> & {
    user: UserEvent;
    /** The address now: path and query. */
    location: () => string;
    /** Goes elsewhere, or back with -1, as the browser would. */
    go: (to: string | number) => void;
  };

const stops: (() => void)[] = [];

// Like Testing Library itself: each test leaves nothing behind.
if (typeof afterEach === 'function') {
  afterEach(() => {
    cleanup();
    for (const stop of stops.splice(0)) stop();
  });
}

/** Renders in a fresh scope with the kernel's models started. */
export function renderInScope(ui: ReactElement, options: RenderOptions = {}): Rendered {
  const { stop, ...context } = createTestContext(options);
  stops.push(stop);
  const address: Address = { now: '', go: () => undefined };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider value={context.scope}>
      <ThemeProvider>
        <GlobalStyle />
        <MemoryRouter initialEntries={[options.at ?? '/']}>
          {children}
          <AddressBar address={address} />
        </MemoryRouter>
      </ThemeProvider>
    </Provider>
  );
  const result = render(ui, { wrapper });
  const user = userEvent.setup(options.advanceTimers ? { advanceTimers: options.advanceTimers } : {});
  return { ...result, ...context, user, location: () => address.now, go: (to) => act(() => address.go(to)) };
}

type Address = { now: string; go: (to: string | number) => void };

/** Lets the test see and change the address. */
function AddressBar({ address }: { address: Address }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  address.now = pathname + search;
  address.go = (to) => void (typeof to === 'number' ? navigate(to) : navigate(to));
  return null;
}
