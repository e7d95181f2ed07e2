export { VersionChoice } from './view';
