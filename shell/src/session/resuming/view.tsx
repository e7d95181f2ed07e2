// Plugs the watching into the scope of the page. Draws nothing.
import { useProvidedScope } from 'effector-react';
import { useEffect } from 'react';
import { watchResuming } from './watch-resuming';

export function Resuming() {
  const scope = useProvidedScope();
  useEffect(() => (scope ? watchResuming(scope) : undefined), [scope]);
  return null;
}
