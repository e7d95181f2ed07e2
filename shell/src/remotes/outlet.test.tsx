import { ThemeProvider } from '@segue/ui';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { KERNEL_VERSION, type Registry } from '@segue/federation';
import { loadBuildFx, registryRead } from './model';
import { RemoteOutlet, RemoteWidget } from './outlet';
import { legal, moduleOf, previousBuild, registryOf } from './registry.fixture';
import type { LoadRequest } from './remote-state';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

type Load = (request: LoadRequest) => unknown;

async function show(load: Load, registry: Registry = registryOf(legal), what = <Terms />) {
  const handler = async (request: LoadRequest) => load(request) as ReturnType<typeof moduleOf>;
  const scope = fork({ handlers: [[loadBuildFx, handler]] });
  await allSettled(registryRead, { scope, params: registry });
  render(
    <Provider value={scope}>
      <ThemeProvider>
        <nav>Menu</nav>
        {what}
      </ThemeProvider>
    </Provider>,
  );
}
const Terms = () => <RemoteOutlet remote="legal" component="TermsScreen" />;
const good = moduleOf({ TermsScreen: () => <h1>Terms of Service</h1> });
const away = () => Promise.reject(new Error('legal could not be downloaded.'));

test('a screen shows once its remote is there', async () => {
  await show(() => good);
  expect(await screen.findByRole('heading', { name: 'Terms of Service' })).toBeVisible();
});

test('until then its place says that something comes', async () => {
  await show(() => new Promise(() => undefined));
  expect(screen.getByRole('status', { name: 'Loading this part' })).toHaveAttribute('aria-busy', 'true');
});

test('a remote that does not come leaves a reason in its place, and the rest stays', async () => {
  await show(away);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This screen could not be loadedLegal could not be downloaded.',
  );
  expect(screen.getByText('Menu')).toBeVisible();
});

test('Retry brings it without a reload when it is back', async () => {
  await show(({ attempt }) => (attempt === 1 ? away() : good));
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Terms of Service' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('Retry while it is still away leaves the way to try again', async () => {
  await show(away);
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
});

test('a refused remote says why and offers no vain retry', async () => {
  await show(() => good, registryOf({ ...legal, kernel: '^2.0.0' }));
  expect(screen.getByRole('alert')).toHaveTextContent(
    `Legal 1.1.0 needs kernel ^2.0.0; this shell has ${KERNEL_VERSION}.`,
  );
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
});

test('a remote that this release does not have is said to be missing', async () => {
  await show(() => good, registryOf(), <RemoteOutlet remote="charts" component="ChartsScreen" />);
  expect(screen.getByRole('alert')).toHaveTextContent('It is not part of this release.');
});

test('a component that its remote does not give is said to be missing', async () => {
  await show(() => moduleOf({}));
  expect(await screen.findByRole('alert')).toHaveTextContent('Legal has no TermsScreen.');
});

test('a screen that breaks while it is drawn is contained, and can be drawn again', async () => {
  let isBroken = true;
  const TermsScreen = () => {
    if (isBroken) throw new Error('no text');
    return <h1>Terms of Service</h1>;
  };
  await show(() => moduleOf({ TermsScreen }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This screen broke');
  expect(screen.getByText('Menu')).toBeVisible();
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(screen.getByRole('heading', { name: 'Terms of Service' })).toBeVisible();
});

test('a build that breaks at first sight is replaced by the one before it, unasked', async () => {
  const broken = moduleOf({
    TermsScreen: () => {
      throw new Error('no text');
    },
  });
  const load: Load = ({ build }) => (build.container === 'legal_new' ? broken : good);
  await show(load, registryOf({ ...legal, previous: previousBuild }));
  expect(await screen.findByRole('heading', { name: 'Terms of Service' })).toBeVisible();
});

test('a widget gets what it is given', async () => {
  const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;
  const widget = <RemoteWidget remote="legal" name="Greeting" props={{ name: 'Ada' }} />;
  await show(() => moduleOf({ Greeting }), registryOf(legal), widget);
  expect(await screen.findByText('Hello Ada')).toBeVisible();
});

test('a widget that is away says so in its own small place', async () => {
  await show(away, registryOf(legal), <RemoteWidget remote="legal" name="Greeting" />);
  expect(await screen.findByRole('alert')).toHaveTextContent('This part could not be loaded');
});
