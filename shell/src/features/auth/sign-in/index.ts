export { SignIn } from './view';
