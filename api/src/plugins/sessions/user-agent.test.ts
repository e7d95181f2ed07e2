import { deviceName } from './user-agent';

const browser = (system: string, rest: string) => `Mozilla/5.0 (${system}) ${rest}`;
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36';
const SAFARI = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

test.each([
  [browser('X11; Linux x86_64', CHROME), 'Chrome on Linux'],
  [browser('Windows NT 10.0; Win64; x64', `${CHROME} Edg/143.0`), 'Edge on Windows'],
  [browser('Macintosh; Intel Mac OS X 10.15; rv:146.0', 'Gecko/20100101 Firefox/146.0'), 'Firefox on macOS'],
  [browser('iPhone; CPU iPhone OS 18_5 like Mac OS X', SAFARI), 'Safari on iPhone'],
  [browser('Linux; Android 15', CHROME), 'Chrome on Android'],
  ['curl/8.9', null],
  ['<script>alert(1)</script>', null],
  [undefined, null],
])('the device of the user agent "%s" is %s', (userAgent, device) => {
  expect(deviceName(userAgent)).toBe(device);
});
