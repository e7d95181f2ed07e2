export { savesData } from './saves-data';
export { whenIdle } from './when-idle';
