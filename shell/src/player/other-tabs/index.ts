export { wirePlayerTabs } from './wire';
