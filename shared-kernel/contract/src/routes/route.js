// A route as data: the server registers it, the browser calls it, the OpenAPI document lists it.
import * as z from 'zod/mini';
/** The answer of routes that only confirm a change. */
export const done = z.object({ success: z.boolean() });
/** Keeps the literal types of a route. */
export function defineRoute(route) {
    return route;
}
