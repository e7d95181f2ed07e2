export { $apiBase, apiBaseChanged } from './api-base';
export { failedWith, type ApiFailure } from './api-failure';
export {
  createRequestFx,
  entriesDropped,
  requestFailed,
  type RequestFailed,
  type RequestFx,
  type RequestOf,
} from './create-request-fx';
export { sessionEnded } from './session-ended';
