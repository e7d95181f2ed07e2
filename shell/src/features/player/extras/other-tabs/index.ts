export { wirePlayerTabs } from './link';
