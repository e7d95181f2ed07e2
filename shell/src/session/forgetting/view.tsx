// Plugs the forgetting into the scope of the page. Draws nothing.
import { useProvidedScope } from 'effector-react';
import { useEffect } from 'react';
import { forgetWithSession } from './forget';

export function Forgetting() {
  const scope = useProvidedScope();
  useEffect(() => (scope ? forgetWithSession(scope) : undefined), [scope]);
  return null;
}
