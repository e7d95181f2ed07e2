/** @jest-environment jest-fixed-jsdom */
import { $notices } from '@segue/kernel/state/ports';
import { aVisitor, createTestContext } from '@segue/kernel/testing';
import { wireForeignPolicy } from './foreign-policy';

const OWN = "script-src 'self'; report-to csp; report-uri /api/csp-report";

test('policy: one notice when another one than that of the server blocks something [LAYOUT-12]', () => {
  const { scope, stop } = createTestContext({ session: aVisitor });
  const unwire = wireForeignPolicy();
  const block = (originalPolicy: string, disposition = 'enforce') =>
    document.dispatchEvent(
      Object.assign(new Event('securitypolicyviolation'), { originalPolicy, disposition }),
    );
  block(OWN);
  block("script-src 'self'", 'report');
  expect(scope.getState($notices)).toEqual([]);
  block("script-src 'self'");
  block("frame-src 'none'");
  expect(scope.getState($notices)).toMatchObject([
    { text: expect.stringContaining('Something between your browser and this site blocks parts of it') },
  ]);
  unwire();
  stop();
});
