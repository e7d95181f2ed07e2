export { OAuthFailureGate } from './gate';
export { Connections } from './view';
