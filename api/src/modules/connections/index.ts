export { type ConnectionRow, selectConnections } from './repository';
export { createConnectionsService } from './service';
