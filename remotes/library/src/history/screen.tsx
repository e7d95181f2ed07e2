import { lazyPart, LoadFailure, Page, Spinner } from '@segue/ui';

const HistoryView = lazyPart(async () => (await import('./view')).HistoryView);

export const HistoryScreen = () => (
  <Page>
    <HistoryView
      loading={<Spinner />}
      loadError={(retry) => <LoadFailure isPage onRetry={retry} isRetrying={false} />}
    />
  </Page>
);
