import { $favorites, $runtimeConfig, $session } from '@segue/stores';
import { runtimeConfigRead, savedState, startStores } from '@segue/stores/ports';
import { act } from '@testing-library/react';
import { allSettled, fork } from 'effector';
import { anAuthStatus, aVisitor } from '../builders/people';
import { createFakeApi } from '../fake-api';
import { createFakePlayer } from '../fake-player';
import { pageFormData } from './page-form-data';
/** Forks the scope of one test and starts the kernel's models in it. `stop` restores the globals. */
export function createTestContext({ session = aVisitor, config = {}, values = [], handlers = [], api = {}, }) {
    const server = createFakeApi({
        checkAuth: () => anAuthStatus(session),
        // Favorites given as initial values are on the server too.
        listFavorites: () => scope.getState($favorites),
        ...api,
    });
    const player = createFakePlayer();
    const scope = fork({
        values: [[$session, session], ...values],
        handlers: [
            ...player.handlers,
            [savedState.readFx, () => null],
            [savedState.writeFx, () => undefined],
            ...handlers,
        ],
    });
    player.connect(scope);
    const params = { ...scope.getState($runtimeConfig), ...config };
    void allSettled(runtimeConfigRead, { scope, params });
    const original = { fetch: globalThis.fetch, FormData: globalThis.FormData };
    globalThis.fetch = server.fetch;
    globalThis.FormData = pageFormData(original.FormData);
    const disconnect = startStores(scope);
    return {
        scope,
        api: server,
        player,
        stop: () => {
            disconnect();
            Object.assign(globalThis, original);
        },
    };
}
/** Waits until all effects of the scope have settled and React has rendered the result. */
export async function settled(scope) {
    await act(() => allSettled(scope));
}
