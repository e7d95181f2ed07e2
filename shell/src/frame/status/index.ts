export { $hasTrouble } from './model';
export { StatusDot } from './dot';
export { StatusForVisitors, StatusPanel } from './view';
