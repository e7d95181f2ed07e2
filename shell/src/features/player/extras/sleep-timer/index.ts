export { $lastEntry, $stopLabel, wireSleepTimer } from './model';
export { SleepNotice } from './notice';
export { parseStopAt } from './stop-at';
export { SleepState, SleepTimer } from './view';
