// Whether the page downloads only what was asked for: the browser saves data, or the network is slow.
import { SAVE_DATA_META } from '@segue/contract/preview';

type Connection = { saveData?: boolean; effectiveType?: string };

/** Whether to save data. Not every browser tells scripts what its `Save-Data` header told the server. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return (
    connection?.saveData === true ||
    ['slow-2g', '2g'].includes(connection?.effectiveType ?? '') ||
    document.querySelector<HTMLMetaElement>(`meta[name="${SAVE_DATA_META}"]`)?.content === 'on'
  );
}
