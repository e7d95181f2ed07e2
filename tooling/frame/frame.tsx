// The frame: what a page shows before its script. Bundled and run by `draw-frame.mjs`.
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { $runtimeConfig, $session } from '@segue/stores';
import { Layout } from '../../shell/src/app/frame/layout';
import { registryRead } from '../../shell/src/platform/remotes';
import { SearchScreen } from '../../remotes/search/src/screen';

export async function drawFrame(manifests) {
  const scope = fork({ values: [[$session, { status: 'signed-out' }]] });
  await allSettled(registryRead, { scope, params: { revision: '', remotes: [], problems: [], rejected: manifests } });
  const sheet = new ServerStyleSheet();
  const html = renderToStaticMarkup(
    sheet.collectStyles(
      createElement(Provider, { value: scope },
        createElement(StaticRouter, { location: '/home' },
          createElement(Layout, { isPlain: false }, createElement(SearchScreen)))),
    ),
  );
  return { html, css: sheet.getStyleTags() };
}
