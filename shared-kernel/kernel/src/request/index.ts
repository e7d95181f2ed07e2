export { apiBaseChanged } from './request';
export { adviceOnTooMany, failedWith, type ApiFailure } from './api-failure';
export {
  createRequestFx,
  entriesDropped,
  requestFailed,
  type RequestFailed,
  type RequestFx,
} from './create-request-fx';
export { sessionEnded } from './session-ended';
