export { PAGE, PAGES, pageOf, SlowServer, type Call } from './slow-server';
