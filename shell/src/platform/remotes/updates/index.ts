export { wireOutdatedPage } from './outdated-page';
