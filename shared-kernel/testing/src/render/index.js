export { renderInScope } from './render-in-scope';
export { renderRemote } from './render-remote';
export { createTestContext, settled } from './scope';
