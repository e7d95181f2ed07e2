// Renders a component inside the providers of the shell: effector scope and router.
import { act, cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'effector-react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { createTestContext } from './scope';
const stops = [];
// Cleans up after each test, as Testing Library does.
if (typeof afterEach === 'function') {
    afterEach(() => {
        cleanup();
        for (const stop of stops.splice(0))
            stop();
    });
}
/** Renders in a fresh scope with the kernel's models started. */
export function renderInScope(ui, options = {}) {
    const { stop, ...context } = createTestContext(options);
    stops.push(stop);
    const address = { now: '', go: () => undefined };
    const wrapper = ({ children }) => (<Provider value={context.scope}>
      <MemoryRouter initialEntries={[options.at ?? '/']}>
        {children}
        <AddressBar address={address}/>
      </MemoryRouter>
    </Provider>);
    const result = render(ui, { wrapper });
    const user = userEvent.setup(options.advanceTimers ? { advanceTimers: options.advanceTimers } : {});
    return { ...result, ...context, user, location: () => address.now, go: (to) => act(() => address.go(to)) };
}
/** Gives the test the current URL and the navigate function. */
function AddressBar({ address }) {
    const { pathname, search } = useLocation();
    const navigate = useNavigate();
    address.now = pathname + search;
    address.go = (to) => void (typeof to === 'number' ? navigate(to) : navigate(to));
    return null;
}
