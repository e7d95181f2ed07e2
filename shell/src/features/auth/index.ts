export { SetupAccount } from './setup-account/view';
export { SignIn } from './sign-in/view';
export { SignUp } from './sign-up/view';
