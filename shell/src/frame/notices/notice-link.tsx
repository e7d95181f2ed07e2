import { t } from '@segue/ui';
import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';

type Props = { label: string; href: string; onFollow: () => void };

/** Inside the product by its router, elsewhere in a new tab; anything but a web address is not a link. */
export function NoticeLink({ label, href, onFollow }: Props) {
  if (/^\/(?!\/)/.test(href)) {
    return (
      <Inside to={href} onClick={onFollow}>
        {label}
      </Inside>
    );
  }
  if (!/^https?:\/\//.test(href)) return null;
  return (
    <Outside href={href} target="_blank" rel="noopener noreferrer" onClick={onFollow}>
      {label}
    </Outside>
  );
}

const look = css`
  flex: none;
  padding: ${t('space.2')};
  border-radius: ${t('radii.control')};
  font-weight: ${t('fontWeights.bold')};
`;
const Inside = styled(Link)`
  ${look}
`;
const Outside = styled.a`
  ${look}
`;
/** A notice's button looks like its link. */
export const NoticeAct = styled.button`
  ${look}
  color: ${t('colors.accent')};
`;
