// Owns what the page shows instead of the live versions.
import { PREVIEW_ELEMENT, type Preview, previewSchema } from '@segue/contract/preview';
import { createPageStore, diagnosticReported } from '@segue/stores';
import { type Scope, combine, createEvent, sample, scopeBind } from 'effector';
import { $localBuild, wireLocalBuild } from './local-build';

/** The page's address asks for other versions. Fires once. */
const previewRead = createEvent<Preview>('previewRead');

const $preview = createPageStore<Preview | null>(null).on(previewRead, (_, preview) => preview);

export const $testedChannel = $preview.map((preview) => preview?.channel ?? 'production');

/** Asks the server for the same versions again; empty when everything is live. */
export const $previewQuery = $preview.map((preview) => preview?.query ?? '');

/** What is tested, such as `legal 1.2.0, search 2.0.0`; empty when everything is live. */
export const $testedVersions = combine($preview, $localBuild, (preview, local) => {
  const { remotes, channel } = preview ?? { remotes: [], channel: 'production' };
  return [
    ...remotes.map(({ name, version }) => `${name} ${version}`),
    ...(local ? [`${local.remote} from ${new URL(local.url).origin}`] : []),
    ...(channel === 'production' ? [] : [`the channel ${channel}`]),
  ].join(', ');
});

sample({
  clock: previewRead,
  filter: ({ problems }) => problems.length > 0,
  fn: ({ problems }) => ({ area: 'remotes', message: problems.join(' ') }),
  target: diagnosticReported,
});

export function wirePreview(scope: Scope): () => void {
  const text = document.getElementById(PREVIEW_ELEMENT)?.textContent;
  if (text) scopeBind(previewRead, { scope })(previewSchema.parse(JSON.parse(text)));
  return wireLocalBuild(scope);
}
