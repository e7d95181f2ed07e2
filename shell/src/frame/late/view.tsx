// What the page has but its first picture does not need: one download after that picture.
import { useEffect } from 'react';
import { LastQueue } from '../../player/last-queue';
import { MediaSession } from '../../player/media-session';
import { OtherTabs } from '../../player/other-tabs';
import { Shortcuts } from '../../player/shortcuts';
import { NavigationPort } from '../../navigation';
import { forgetWithSession } from '../../session/forgetting';
import { watchResuming } from '../../session/resuming';
import { ScopeWiring } from '../../session/scope-wiring';
import { offerFonts } from '../font-faces/late-fonts';
import { Notices } from '../notices';
import { PlayerSlot } from '../player-slot';
import { QueueSlot } from '../queue-slot';
import { StatusPanel } from '../status';

export function LateParts() {
  useEffect(() => offerFonts(document), []);
  return (
    <>
      <QueueSlot />
      <PlayerSlot />
      <Notices />
      <StatusPanel />
      <NavigationPort />
      <Shortcuts />
      <MediaSession />
      <LastQueue />
      <OtherTabs />
      <ScopeWiring plug={forgetWithSession} />
      <ScopeWiring plug={watchResuming} />
    </>
  );
}
