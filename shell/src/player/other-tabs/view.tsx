// Plugs this tab's player into the browser's other tabs. Draws nothing.
import { $playback, playbackMirrored } from '@segue/stores/ports';
import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { linkPlayers, openTabs, type PlayerLink } from './link';

export function OtherTabs() {
  const [playback, show] = useUnit([$playback, playbackMirrored]);
  const link = useRef<PlayerLink | null>(null);
  useEffect(() => {
    const tabs = openTabs(window);
    link.current = tabs && linkPlayers(tabs, show);
    return () => link.current?.close();
  }, [show]);
  useEffect(() => link.current?.changed(playback), [playback]);
  return null;
}
