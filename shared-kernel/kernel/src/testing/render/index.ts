export { renderInContext, renderInScope, type Rendered, type RenderOptions } from './render-in-scope';
export { renderRemote } from './render-remote';
export {
  createTestContext,
  playedIds,
  settled,
  stateText,
  type TestContext,
  type TestContextOptions,
} from './scope';
