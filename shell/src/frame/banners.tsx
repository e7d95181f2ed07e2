// Lines below the header of every screen.
import { PreviewBanner } from '../preview';
import { OfflineBanner } from './offline';

export function Banners() {
  return (
    <>
      <PreviewBanner />
      <OfflineBanner />
    </>
  );
}
