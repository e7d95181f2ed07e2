export { type ConnectionRow, findConnection, selectConnections } from './repository';
export { createConnectionsService } from './service';
