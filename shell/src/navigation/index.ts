export { navigationAsked } from './model';
export { NavigationPort } from './view';
