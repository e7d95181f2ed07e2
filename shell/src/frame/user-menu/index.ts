export { UserMenu } from './view';
