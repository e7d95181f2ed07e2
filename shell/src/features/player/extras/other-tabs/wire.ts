// Links this tab's player with the players of the browser's other tabs.
import { $playback, leaderStateReceived } from '@segue/stores/ports';
import { scopeBind, type Scope } from 'effector';
import { watchStoreLater } from '../../../../platform/watch-store';
import { linkPlayers, openTabs } from './link';

export function wirePlayerTabs(scope: Scope): () => void {
  const tabs = openTabs(window);
  if (!tabs) return () => undefined;
  const link = linkPlayers(tabs, scopeBind(leaderStateReceived, { scope }));
  const stop = watchStoreLater($playback, scope, link.changed);
  return () => {
    stop();
    link.close();
  };
}
