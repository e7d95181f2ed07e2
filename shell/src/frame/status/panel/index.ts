export { StatusPanel } from './outlet';
