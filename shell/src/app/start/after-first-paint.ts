import { wireDeferred } from './wire-deferred';
import type { Wire } from './wire';

/** Starts once the first render has begun, in this order. */
export const afterFirstPaint: readonly Wire[] = [
  (scope, page) => page.ports.engine.wire(scope, page),
  wireDeferred(() => import(/* webpackChunkName: "after-first-paint" */ './deferred')),
];
