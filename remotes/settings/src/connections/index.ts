export { connectingFailed } from './model';
export { Connections } from './view';
