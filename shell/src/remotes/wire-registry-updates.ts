// Makes an open page follow the releases of its remotes.
import type { Scope } from 'effector';
import type { Page } from '../start/wire';
import { wireRegistryRefresh } from './registry-refresh';
import './swap';
import { wirePointer } from './user-activity';

export function wireRegistryUpdates(scope: Scope, page: Pick<Page, 'config'>): () => void {
  const stops = [wireRegistryRefresh(scope, page), wirePointer(scope)];
  return () => {
    for (const stop of stops) stop();
  };
}
