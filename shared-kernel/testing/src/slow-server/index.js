export { PAGE, PAGES, pageOf, SlowServer } from './slow-server';
