export { SetupAccount } from './setup-account';
export { SignIn } from './sign-in';
export { SignUp } from './sign-up';
