export { ReceivedList } from './view';
