import { runtimeConfigSchema } from '@segue/contract';
import { configOf, drawnSettings } from './drawn-settings.mjs';

const BOTH = ['spotify', 'soundcloud'];
const own = (changes: object) => ({
  ...{ demoCatalogue: false, separateProviders: false, providers: BOTH },
  ...changes,
});
const usual = [own({}), own({ demoCatalogue: true })];

test.each([
  ['nothing set', {}, []],
  ['both providers', { SPOTIFY_CLIENT_ID: 'a', SOUNDCLOUD_CLIENT_ID: 'b' }, []],
  ['the demo', { DEMO_CATALOGUE: 'true' }, []],
  ['one provider alone', { SPOTIFY_CLIENT_ID: 'a' }, [own({ providers: ['spotify'] })]],
  ['providers apart', { SEPARATE_PROVIDERS: '1' }, [own({ separateProviders: true })]],
])('settings to draw with: the usual ones, and for %s its own', (_, env, others) => {
  expect(drawnSettings(env)).toEqual([...usual, ...others]);
});

test('the configuration of a drawing is one that the page accepts', () => {
  for (const settings of drawnSettings({ SPOTIFY_CLIENT_ID: 'a' })) {
    const config = runtimeConfigSchema.parse(configOf(settings, 'support@segue.invalid'));
    const configured = Object.entries(config.providers).filter(([, addresses]) => addresses !== null);
    expect(configured.map(([provider]) => provider)).toEqual(settings.providers);
  }
});
