export { $lastEntry, $stopLabel, wireSleepTimer } from './model';
export { inMinutes } from './stop-at';
export { SleepTimer } from './view';
