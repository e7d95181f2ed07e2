import { runtimeConfigSchema } from '@segue/contract';
import { configOf, drawnSettings } from './drawn-settings.mjs';

const BOTH = ['spotify', 'soundcloud'];
const usual = [
  { demoCatalogue: false, separateProviders: false, providers: BOTH },
  { demoCatalogue: true, separateProviders: false, providers: BOTH },
];

test.each([
  ['nothing set', {}, []],
  ['both providers', { SPOTIFY_CLIENT_ID: 'a', SOUNDCLOUD_CLIENT_ID: 'b' }, []],
  ['the demo', { DEMO_CATALOGUE: 'true' }, []],
  [
    'one provider alone',
    { SPOTIFY_CLIENT_ID: 'a' },
    [{ demoCatalogue: false, separateProviders: false, providers: ['spotify'] }],
  ],
  [
    'providers apart',
    { SEPARATE_PROVIDERS: '1' },
    [{ demoCatalogue: false, separateProviders: true, providers: BOTH }],
  ],
])('settings to draw with: the usual ones, and for %s its own', (_, env, own) => {
  expect(drawnSettings(env)).toEqual([...usual, ...own]);
});

test('the configuration of a drawing is one that the page accepts', () => {
  for (const settings of drawnSettings({ SPOTIFY_CLIENT_ID: 'a' })) {
    const config = runtimeConfigSchema.parse(configOf(settings, 'support@segue.invalid'));
    const configured = Object.entries(config.providers).filter(([, addresses]) => addresses !== null);
    expect(configured.map(([provider]) => provider)).toEqual(settings.providers);
  }
});
