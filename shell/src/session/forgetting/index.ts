export { forgetWithSession } from './forget';
