export { SignUp } from './view';
