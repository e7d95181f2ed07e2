export {
  answerRaw,
  createFakeApi,
  refuse,
  type FakeApi,
  type FakeHandlers,
  type FakeRequest,
} from './fake-api';
export { later, type Later } from './fake-api';
