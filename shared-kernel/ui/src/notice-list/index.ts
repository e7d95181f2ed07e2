export { NoticeList, type NoticeItem } from './notice-list';
