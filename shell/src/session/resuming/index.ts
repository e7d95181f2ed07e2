export { watchResuming } from './watch-resuming';
