export { ErrorMessage } from './error-message';
