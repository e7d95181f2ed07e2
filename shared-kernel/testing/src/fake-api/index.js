export { answerRaw, createFakeApi, refuse, } from './fake-api';
export { later } from './later';
