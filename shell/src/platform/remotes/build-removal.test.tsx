import { render } from '@testing-library/react';
import styled, { __PRIVATE__, keyframes } from 'styled-components';
import { removeUnusedRules } from './build-removal';

const { mainSheet } = __PRIVATE__ as unknown as { mainSheet: Parameters<typeof removeUnusedRules>[0] };
const spin = keyframes`to { opacity: 0.01; }`;
const Old = styled.p`
  opacity: 0.2;
  animation: ${spin} 1s;
`;
const Kept = styled.p`
  opacity: 0.4;
`;
const Later = styled(Kept)`
  opacity: 0.7;
`;
// Only rules about what is hidden are kept in tests.
const cssText = () => mainSheet.toString();

test('rules of components and animations that nothing draws are removed, the others stay', () => {
  const { unmount } = render(<Old>Old</Old>);
  render(<Kept>Kept</Kept>);
  expect(cssText()).toMatch(/0?\.01[^]*0?\.2|0?\.2[^]*0?\.01/);
  unmount();
  removeUnusedRules(mainSheet);
  expect(cssText()).not.toMatch(/\.2|\.01/);
  expect(cssText()).toMatch(/\.4/);
});

test('a component that is drawn again has its rules again, after those it extends', () => {
  render(<Later>Later</Later>).unmount();
  removeUnusedRules(mainSheet);
  const { getByText } = render(
    <>
      <Later>Later</Later>
      <Old>Old</Old>
    </>,
  );
  expect(getByText('Later')).toHaveStyle({ opacity: '0.7' });
  expect(getByText('Old')).toHaveStyle({ opacity: '0.2' });
  expect(cssText()).toContain('.01');
});
