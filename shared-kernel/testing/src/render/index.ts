export { renderInScope, type Rendered, type RenderOptions } from './render-in-scope';
export { renderRemote } from './render-remote';
export { createTestContext, settled, stateText, type TestContext, type TestContextOptions } from './scope';
