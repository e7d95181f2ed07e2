export { apiBaseChanged } from './api-base';
export { failedWith } from './api-failure';
export { createRequestFx, entriesDropped, requestFailed, } from './create-request-fx';
export { sessionEnded } from './session-ended';
