export { renderInScope, type Rendered, type RenderOptions } from './render-in-scope';
export { renderRemote } from './render-remote';
export { createWorld, settled, type World, type WorldOptions } from './scope';
