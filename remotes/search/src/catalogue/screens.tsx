import { DetailSkeleton } from '@segue/ui/tracks/list-page';
import { lazyPart, LoadFailure, Page } from '@segue/ui';
import { useLocation, useParams } from 'react-router-dom';
import styled from 'styled-components';
import { placeholderGrid, PlaceholderRows } from '../results/waiting';

const PageView = lazyPart(async () => (await import('./view')).PageView);
const KINDS = ['artist', 'album', 'playlist'] as const;

/** /artist/:provider/:id, /album/:provider/:id and /playlist/:provider/:id */
export function CatalogueScreen() {
  const { provider = '', id = '' } = useParams();
  const { pathname: path } = useLocation();
  const kind = KINDS.find((one) => path.toLowerCase().startsWith(`/${one}/`)) ?? 'artist';
  const frame = <Frame isRound={kind === 'artist'} />;
  return (
    <Page>
      <PageView
        address={{ kind, provider, id, path }}
        frame={frame}
        loading={frame}
        loadError={(retry) => (
          <LoadFailure isPage title="This part couldn’t load." onRetry={retry} isRetrying={false} />
        )}
      />
    </Page>
  );
}

function Frame({ isRound }: { isRound: boolean }) {
  return (
    <>
      <DetailSkeleton label="Loading" isRound={isRound} />
      <Rows>
        <PlaceholderRows />
      </Rows>
    </>
  );
}

const Rows = styled.div`
  ${placeholderGrid}
  margin-top: 104px;
`;
