import { render } from '@testing-library/react';
import styled, { __PRIVATE__, keyframes } from 'styled-components';
import { removeUnusedRules } from './build-removal';

const { mainSheet } = __PRIVATE__ as unknown as { mainSheet: Parameters<typeof removeUnusedRules>[0] };
const spin = keyframes`to { rotate: 1turn; }`;
const Old = styled.p`
  color: rgb(1, 2, 3);
  animation: ${spin} 1s;
`;
const Kept = styled.p`
  color: rgb(4, 5, 6);
`;
const Later = styled(Kept)`
  color: rgb(7, 8, 9);
`;
const cssText = () => mainSheet.toString();

test('rules of components and animations that nothing draws are removed, the others stay', () => {
  const { unmount } = render(<Old>Old</Old>);
  render(<Kept>Kept</Kept>);
  expect(cssText()).toMatch(/1turn[^]*1,\s*2,\s*3|1,\s*2,\s*3[^]*1turn/);
  unmount();
  removeUnusedRules(mainSheet);
  expect(cssText()).not.toMatch(/1,\s*2,\s*3|1turn/);
  expect(cssText()).toMatch(/4,\s*5,\s*6/);
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
  expect(getByText('Later')).toHaveStyle({ color: 'rgb(7, 8, 9)' });
  expect(getByText('Old')).toHaveStyle({ color: 'rgb(1, 2, 3)' });
  expect(cssText()).toContain('1turn');
});
