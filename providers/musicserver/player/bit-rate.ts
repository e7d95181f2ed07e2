// The bit rate that was chosen in Settings on this device.
import { BIT_RATE_KEY, BIT_RATES } from '@segue/contract';
import { savesData } from '@segue/shell/port/data-saving';

/** The query of a stream; empty for the original. Safari and Firefox do not tell mobile data. */
export function bitRateQuery(): string {
  const chosen = localStorage.getItem(BIT_RATE_KEY);
  const { connection } = navigator as { connection?: { type?: string } };
  const isLess = chosen === 'mobile' && (connection?.type === 'cellular' || savesData());
  const rate = isLess ? '128k' : chosen;
  return BIT_RATES.some((one) => one === rate) ? `?bitRate=${rate}` : '';
}
