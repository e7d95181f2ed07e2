import { t } from '@segue/ui';
import { useUnit } from 'effector-react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { $testedVersions, forgetLocalBuild } from '../../platform/remotes/preview';

/** Says on every screen that the page does not show the live versions, so that nobody takes a test link for the product. */
export function PreviewBanner() {
  const tested = useUnit($testedVersions);
  const { pathname } = useLocation();
  if (tested === '') return null;
  return (
    <Line role="status">
      <span dir="auto">{`Testing ${tested}`}</span>
      <span aria-hidden>·</span>
      {/* A link of the browser: only a new page has the live versions. */}
      <Back href={pathname} onClick={forgetLocalBuild}>
        Back to the released version
      </Back>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${t('space.2')};
  min-height: ${t('sizes.touch')};
  padding: ${t('space.1')} ${t('sizes.edge')};
  border-block: 1px solid ${t('colors.outline')};
  background: ${t('colors.selected')};
  font-size: ${t('fontSizes.secondary')};
  font-weight: ${t('fontWeights.medium')};
  overflow-wrap: anywhere;
`;
const Back = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: ${t('sizes.touch')};
  text-decoration: underline;
`;
