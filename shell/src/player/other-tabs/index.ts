export { OtherTabs } from './view';
