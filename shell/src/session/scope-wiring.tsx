// What watches the page or its session, plugged into the scope of the page. Draws nothing.
import type { Scope } from 'effector';
import { useProvidedScope } from 'effector-react';
import { useEffect } from 'react';

/** `plug` returns its undoing, and stays the same function. */
export function ScopeWiring({ plug }: { plug: (scope: Scope) => () => void }) {
  const scope = useProvidedScope();
  useEffect(() => (scope ? plug(scope) : undefined), [scope, plug]);
  return null;
}
