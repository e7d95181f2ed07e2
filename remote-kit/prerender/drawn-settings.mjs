// The settings that prerendered pages are drawn with. A page shows a few of the server's settings, and the server joins only pages
// that were drawn with its own.

const BOTH = ['spotify', 'soundcloud'];
/** A server with both provider accounts, and the demo. */
const USUAL = [
  { demoCatalogue: false, separateProviders: false, providers: BOTH },
  { demoCatalogue: true, separateProviders: false, providers: BOTH },
];

const isOn = (value = '') => /^(1|true)$/i.test(value);

/**
 * The usual settings, and those of this environment when they are others, such as one provider alone.
 * @param {Record<string, string | undefined>} env
 * @returns {import('../releases/index.mjs').DrawnSettings[]}
 */
export function drawnSettings(env) {
  const providers = BOTH.filter((provider) => env[`${provider.toUpperCase()}_CLIENT_ID`]);
  const own = {
    demoCatalogue: isOn(env.DEMO_CATALOGUE),
    separateProviders: isOn(env.SEPARATE_PROVIDERS),
    providers: providers.length > 0 ? providers : BOTH,
  };
  const isUsual = USUAL.some((usual) => JSON.stringify(usual) === JSON.stringify(own));
  return isUsual ? USUAL : [...USUAL, own];
}

/** The page's configuration with these settings; the addresses are not drawn. @param {import('../releases/index.mjs').DrawnSettings} settings */
export function configOf({ providers, ...settings }, supportEmail) {
  const url = 'https://provider.invalid';
  const addresses = {
    spotify: { sdkUrl: `${url}/sdk.js`, apiUrl: url },
    soundcloud: { widgetScriptUrl: `${url}/api.js`, widgetPlayerUrl: `${url}/player/`, apiUrl: url },
  };
  const configured = (provider) => (providers.includes(provider) ? addresses[provider] : null);
  return {
    apiBase: '',
    providers: { spotify: configured('spotify'), soundcloud: configured('soundcloud') },
    ...settings,
    supportEmail,
    registryRefreshSeconds: 300,
  };
}
