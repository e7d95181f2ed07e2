// The frame: what a page shows before its script, drawn with the components that then draw it. Run by `draw-frame.mjs`.
import { screens } from '@segue/contract';
import { $runtimeConfig, $session } from '@segue/kernel/state';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import styled, { ServerStyleSheet } from 'styled-components';
import { SearchScreen } from '../../remotes/search/src/screen';
import { Layout } from '../../shell/src/app/frame/layout';
import { $hasNetwork } from '../../shell/src/features/offline';
import { registryRead } from '../../shell/src/platform/remotes';

type Manifest = NonNullable<Parameters<typeof registryRead>[0]>['rejected'][number];

/** Whose page it is, and what for. The server chooses one (`api/src/plugins/pages/page-html.ts`). */
const FORMS = ['visitor', 'user']
  .flatMap((user) => ['home', 'home demo', 'plain', 'other'].map((screen) => `${user} ${screen}`))
  .concat('offline');
/** What styled-components writes for itself, by which it would take the styles over. */
const OWN_MARKS = /<\/?style[^>]*>|\/\*!sc\*\/|data-styled\.g\d+\[[^\]]*\]\{[^}]*\}|\n/g;

/** The styles, and each form after a comment with its name. `remotes`: their declarations, for the links. */
export async function drawFrame(remotes: readonly Manifest[]): Promise<string> {
  const sheet = new ServerStyleSheet();
  let forms = '';
  for (const form of FORMS) {
    const is = (word: string) => form.split(' ').includes(word);
    const scope = fork({
      values: [
        [$session, { status: is('visitor') ? 'signed-out' : 'loading' }],
        [$runtimeConfig, { ...$runtimeConfig.defaultState, demoCatalogue: is('demo') }],
        [$hasNetwork, !is('offline')],
      ],
    });
    const registry = { revision: '', shell: '', remotes: [], problems: [], rejected: remotes };
    await allSettled(registryRead, { scope, params: registry });
    const page = (
      <Provider value={scope}>
        <StaticRouter location={is('home') ? screens.home : '/-'}>
          <Layout isPlain={is('plain')}>{is('home') ? <Home /> : <Empty />}</Layout>
        </StaticRouter>
      </Provider>
    );
    const html = renderToStaticMarkup(sheet.collectStyles(page));
    forms += `<!--segue:frame ${form}-->${withoutScript(html)}`;
  }
  const styles = sheet.getStyleTags().replaceAll(OWN_MARKS, '') + '#frame :disabled{opacity:1}';
  return `<div id="frame"><style nonce>${styles}</style>${forms}<!--segue:frame end--></div>`;
}

/** The button of the form works without a script, the others do not. */
const withoutScript = (html: string) =>
  html.replaceAll(' disabled=""', '').replaceAll('<button type="button"', '<button type="button" disabled');

const Home = () => (
  <Heading>
    <SearchScreen Sections={() => null} />
  </Heading>
);
/* The content below the form depends on the server's providers: only its container. */
const Heading = styled.div`
  display: contents;

  > * > :not(h1, form) {
    visibility: hidden;
  }
`;
/* The screen that follows is taller: the footer would be seen to jump. */
const Empty = styled.div`
  main:has(> &) + footer {
    visibility: hidden;
  }
`;
