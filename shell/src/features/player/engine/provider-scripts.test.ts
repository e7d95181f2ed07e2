/** @jest-environment jest-fixed-jsdom */
import { createScriptLoader } from './provider-scripts';

const ADDRESS = 'https://sdk.example/sdk.js';
const scripts = () => [...document.head.querySelectorAll('script')];

afterEach(() => {
  scripts().forEach((script) => script.remove());
  delete (window as { trustedTypes?: unknown }).trustedTypes;
});

it('resolves when the script has run', async () => {
  const loading = createScriptLoader([ADDRESS])(ADDRESS);
  scripts()[0]!.dispatchEvent(new Event('load'));
  await expect(loading).resolves.toBeUndefined();
});
it('rejects when the script does not load', async () => {
  const loading = createScriptLoader([ADDRESS])(ADDRESS);
  scripts()[0]!.dispatchEvent(new Event('error'));
  await expect(loading).rejects.toThrow('did not load');
});
it('refuses a URL that is not a provider’s script', async () => {
  await expect(createScriptLoader([ADDRESS])('https://evil.example/x.js')).rejects.toThrow();
  expect(scripts()).toHaveLength(0);
});
it('creates the Trusted Types policy the page allows', () => {
  const createPolicy = jest.fn((_: string, rules: { createScriptURL: (url: string) => string }) => rules);
  (window as { trustedTypes?: unknown }).trustedTypes = { createPolicy };
  void createScriptLoader([ADDRESS])(ADDRESS);
  expect(createPolicy).toHaveBeenCalledWith('provider-scripts', expect.anything());
});
