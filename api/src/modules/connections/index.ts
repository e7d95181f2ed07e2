// What other modules may use of this one.
export { type ConnectionRow, selectConnections } from './repository';
export { createConnectionsService } from './service';
