import { PROVIDER_NAMES, type Track } from '@segue/contract';
import { send } from '@segue/event-bus';
import { $areProvidersSeparate, $playbackRights } from '@segue/stores';
import { providerOfOtherVersion } from '@segue/stores/ports';
import { ProviderLogo } from '@segue/ui';
import { MenuItem } from '@segue/ui/menu';
import { useUnit } from 'effector-react';
import { $isOtherKnown } from './model';

/** Finds and plays the same song of the other service, where its tracks play in full. */
export function OtherVersionItem({ track }: { track: Track }) {
  const [rights, areSeparate, isKnown] = useUnit([$playbackRights, $areProvidersSeparate, $isOtherKnown]);
  const provider = providerOfOtherVersion(track, rights, areSeparate);
  if (!provider) return null;
  return (
    <MenuItem
      icon={<ProviderLogo provider={provider} />}
      onClick={() => send('other-version/play', { track })}
    >
      {isKnown ? `Play the ${PROVIDER_NAMES[provider]} version` : `Find on ${PROVIDER_NAMES[provider]}`}
    </MenuItem>
  );
}
