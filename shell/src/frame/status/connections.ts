// Asks for the member's connections when the status panel is opened.
import { createRequestFx } from '@segue/api-client';
import { routes, type Connections } from '@segue/contract';
import { $isMember } from '@segue/stores';
import { sessionCleared } from '@segue/stores/ports';
import { createEvent, createStore, sample } from 'effector';

/** The panel was opened. */
export const connectionsWanted = createEvent('connectionsWanted');
export const getConnectionsFx = createRequestFx(routes.getConnections);

export const $connections = createStore<Connections | null>(null, { sid: 'shell/status/connections' })
  .on(getConnectionsFx.doneData, (_, { connections }) => connections)
  .reset(sessionCleared);

sample({ clock: connectionsWanted, filter: $isMember, target: getConnectionsFx });
