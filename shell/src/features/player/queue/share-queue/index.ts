export { queueShared } from './model';
export { ShareQueue } from './outlet';
