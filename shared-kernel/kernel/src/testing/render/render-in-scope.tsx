// Renders a component inside the providers of the shell: effector scope and router.
import { act, cleanup, render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { Provider } from 'effector-react';
import type { ReactElement, ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { createTestContext, type TestContext, type TestContextOptions } from './scope';

export type RenderOptions = TestContextOptions & {
  /** The initial URL: path and query. */
  at?: string;
  /** With fake timers: advances them for the delays of user-event. */
  advanceTimers?: (milliseconds: number) => void;
};

export type Rendered<Context extends TestContext = TestContext> = RenderResult &
  Omit<Context, 'stop'> & {
    user: UserEvent;
    /** The current URL: path and query. */
    location: () => string;
    /** Navigates to a path, or back with -1. */
    go: (to: string | number) => void;
  };

const stops: (() => void)[] = [];

// Cleans up after each test, as Testing Library does.
if (typeof afterEach === 'function') {
  afterEach(() => {
    cleanup();
    for (const stop of stops.splice(0)) stop();
  });
}

/** Renders in a fresh scope with the kernel's models started. */
export function renderInScope(ui: ReactElement, options: RenderOptions = {}): Rendered {
  return renderInContext(ui, createTestContext(options), options);
}

/** Renders in a context, which stops after the test. */
export function renderInContext<Context extends TestContext>(
  ui: ReactElement,
  { stop, ...context }: Context,
  options: Pick<RenderOptions, 'at' | 'advanceTimers'> = {},
): Rendered<Context> {
  stops.push(stop);
  const address: Address = { now: '', go: () => undefined };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider value={context.scope}>
      <MemoryRouter initialEntries={[options.at ?? '/']}>
        {children}
        <AddressBar address={address} />
      </MemoryRouter>
    </Provider>
  );
  const result = render(ui, { wrapper });
  const user = userEvent.setup(options.advanceTimers ? { advanceTimers: options.advanceTimers } : {});
  return { ...result, ...context, user, location: () => address.now, go: (to) => act(() => address.go(to)) };
}

type Address = { now: string; go: (to: string | number) => void };

/** Gives the test the current URL and the navigate function. */
function AddressBar({ address }: { address: Address }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  address.now = pathname + search;
  address.go = (to) => void (typeof to === 'number' ? navigate(to) : navigate(to));
  return null;
}
