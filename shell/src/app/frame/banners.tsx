// Lines below the header of every screen.
import { PreviewBanner } from '../../features/preview';
import { OfflineBanner } from '../../features/offline';

export function Banners() {
  return (
    <>
      <PreviewBanner />
      <OfflineBanner />
    </>
  );
}
