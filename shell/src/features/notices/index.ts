export { wireNoticeLifetimes } from './lifetimes';
export { Notices } from './view';
