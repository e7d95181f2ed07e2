export { $hasProblems, statusOpened } from './model';
export { StatusDot } from './dot';
export { StatusPanel } from './panel';
export { StatusForVisitors } from './view';
