import { deviceName } from './user-agent';

const CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36';

test.each([
  [CHROME, 'Chrome on Linux'],
  [CHROME.replace('X11; Linux x86_64', 'Windows NT 10.0; Win64; x64') + ' Edg/143.0', 'Edge on Windows'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:146.0) Gecko/20100101 Firefox/146.0',
    'Firefox on macOS',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  ['curl/8.9', null],
  ['<script>alert(1)</script>', null],
  [undefined, null],
])('the device of the user agent "%s" is %s', (userAgent, device) => {
  expect(deviceName(userAgent)).toBe(device);
});
