export { EmailForm } from './view';
