export { $hasProblems, statusOpened } from './model';
export { StatusDot } from './dot';
export { StatusForVisitors } from './view';
