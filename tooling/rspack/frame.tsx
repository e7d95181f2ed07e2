// The frame: what a page shows before its script, drawn with the components that then draw it. Run by `draw-frame.mjs`.
import { screens } from '@segue/contract';
import { $runtimeConfig, $session } from '@segue/stores';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import styled, { ServerStyleSheet } from 'styled-components';
import { SearchScreen } from '../../remotes/search/src/screen';
import { Layout } from '../../shell/src/app/frame/layout';
import { $hasNetwork } from '../../shell/src/features/offline/model';
import { registryRead } from '../../shell/src/platform/remotes';

type Manifest = NonNullable<Parameters<typeof registryRead>[0]>['rejected'][number];
type Form = {
  isHome?: boolean;
  isPlain?: boolean;
  hasSession?: boolean;
  isDemo?: boolean;
  isOffline?: boolean;
};

/** By name: whose page it is, and what for. The server chooses one (`api/src/plugins/pages/page-html.ts`). */
const FORMS: Record<string, Form> = {
  'visitor home': { isHome: true },
  'visitor home demo': { isHome: true, isDemo: true },
  'visitor plain': { isPlain: true },
  'visitor other': {},
  'user home': { isHome: true, hasSession: true },
  'user home demo': { isHome: true, hasSession: true, isDemo: true },
  'user plain': { hasSession: true, isPlain: true },
  'user other': { hasSession: true },
  offline: { hasSession: true, isOffline: true },
};
/** What styled-components writes for itself, by which it would take the styles over. */
const OWN_MARKS = /<\/?style[^>]*>|\/\*!sc\*\/|data-styled\.g\d+\[[^\]]*\]\{[^}]*\}/g;

/** The styles, and each form after a comment with its name. `remotes`: what they declare, for the links. */
export async function drawFrame(remotes: readonly Manifest[]): Promise<string> {
  const sheet = new ServerStyleSheet();
  let forms = '';
  for (const [name, form] of Object.entries(FORMS)) {
    const screen = form.isHome ? <Home /> : <Empty />;
    const page = (
      <Provider value={await scopeOf(form, remotes)}>
        <StaticRouter location={form.isHome ? screens.home : '/-'}>
          <Layout isPlain={form.isPlain === true}>{screen}</Layout>
        </StaticRouter>
      </Provider>
    );
    const html = renderToStaticMarkup(sheet.collectStyles(page));
    forms += `<!--segue:frame ${name}-->${withoutScript(html)}`;
  }
  const styles = sheet.getStyleTags().replaceAll(OWN_MARKS, '').replaceAll('\n', '');
  return `<div id="frame"><style nonce>${styles}#frame :disabled{opacity:1}</style>${forms}<!--segue:frame end--></div>`;
}

/** The button of the form works without a script, the others do not. */
const withoutScript = (html: string) =>
  html.replaceAll(' disabled=""', '').replaceAll('<button type="button"', '<button type="button" disabled');

async function scopeOf({ hasSession, isDemo, isOffline }: Form, rejected: readonly Manifest[]) {
  const scope = fork({
    values: [
      [$session, { status: hasSession ? 'loading' : 'signed-out' }],
      [$runtimeConfig, { ...$runtimeConfig.defaultState, demoCatalogue: isDemo === true }],
      [$hasNetwork, !isOffline],
    ],
  });
  const registry = { revision: '', remotes: [], problems: [], rejected };
  await allSettled(registryRead, { scope, params: registry });
  return scope;
}

const Home = () => (
  <Heading>
    <SearchScreen Sections={() => null} />
  </Heading>
);
/* What comes below the form depends on the server's providers: its place alone. */
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
