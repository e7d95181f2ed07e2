export { NoticeList } from './notice-list';
