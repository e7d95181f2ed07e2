// /playlists/import
import { lazyPart, LoadFailure, Page, Spinner } from '@segue/ui';

const ImportView = lazyPart(() => import('./import-playlist/screen').then(({ ImportView }) => ImportView));

export function ImportScreen() {
  return (
    <Page>
      <ImportView
        loading={<Spinner />}
        loadError={(retry) => (
          <LoadFailure isPage title="This part couldn't load." onRetry={retry} isRetrying={false} />
        )}
      />
    </Page>
  );
}
