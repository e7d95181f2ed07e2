export { $lastEntry, $stopLabel } from './model';
export { SleepNotice } from './notice';
export { parseStopAt } from './stop-at';
export { SleepState, SleepTimer } from './view';
export { wireSleepTimer } from './wire';
