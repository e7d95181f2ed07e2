export { TermsScreen } from './view';
