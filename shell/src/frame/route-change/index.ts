export { CONTENT_ID, RouteChange } from './view';
