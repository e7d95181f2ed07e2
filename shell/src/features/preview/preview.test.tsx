import { PREVIEW_ELEMENT, type Preview } from '@segue/contract/preview';
import { $diagnostics } from '@segue/stores/ports';
import { renderInScope } from '@segue/testing';
import { act, screen } from '@testing-library/react';
import { wirePreview } from '../../platform/remotes/preview';
import { PreviewBanner } from '.';

const preview: Preview = {
  query: '?remote=legal%401.2.0',
  channel: 'production',
  remotes: [{ name: 'legal', version: '1.2.0' }],
  problems: [],
};

/** The page as the server wrote it. */
function show(changes: Partial<Preview> | null) {
  document.body.innerHTML = changes
    ? `<script type="application/json" id="${PREVIEW_ELEMENT}">${JSON.stringify({ ...preview, ...changes })}</script>`
    : '';
  const { scope } = renderInScope(<PreviewBanner />, { at: '/terms' });
  act(() => void wirePreview(scope));
  return scope;
}

test('preview: a tested channel is told beside the tested versions', () => {
  show({ channel: 'beta' });
  expect(screen.getByRole('status')).toHaveTextContent('Testing legal 1.2.0, the channel beta');
});

test('preview: a version that is not shown leaves a line in the diagnostics, and no banner', () => {
  const scope = show({ remotes: [], problems: ['There is no published legal@7.7.7.'] });
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(scope.getState($diagnostics)).toMatchObject([
    { area: 'remotes', message: 'There is no published legal@7.7.7.' },
  ]);
});
