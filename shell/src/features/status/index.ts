export { $hasProblems, statusOpened } from './model';
export { StatusDot, StatusForVisitors } from './view';
