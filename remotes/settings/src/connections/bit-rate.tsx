// How large the songs of the user's own server are sent to this device.
import { BIT_RATE_KEY } from '@segue/contract';
import { createStoredChoice } from '@segue/ui/tracks';
import { Select } from '@segue/ui';
import { useUnit } from 'effector-react';
import { sample } from 'effector';
import { ConnectionsGate } from '../gates';

const OPTIONS = {
  original: 'Original quality',
  '320k': 'Up to 320 kbit/s',
  '192k': 'Up to 192 kbit/s',
  '128k': 'Up to 128 kbit/s',
  mobile: '128 kbit/s on mobile data',
};
const choice = createStoredChoice(BIT_RATE_KEY, Object.keys(OPTIONS) as (keyof typeof OPTIONS)[]);
sample({ clock: ConnectionsGate.open, fn: () => undefined, target: choice.read });

export function BitRate() {
  const [value, onChange] = useUnit([choice.$choice, choice.chosen]);
  return <Select label="Sound quality on this device" options={OPTIONS} value={value} onChange={onChange} />;
}
