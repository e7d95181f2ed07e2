import { media, t } from '@segue/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

type Props = { label: string; href: string; onFollow: () => void };

/** A path of this site uses the router, another web address a new tab; anything else is no link. */
export function NoticeLink({ label, href, onFollow }: Props) {
  const isInside = /^\/(?!\/)/.test(href);
  if (!isInside && !/^https?:\/\//.test(href)) return null;
  const target = isInside
    ? { as: Link, to: href }
    : { as: 'a' as const, href, target: '_blank', rel: 'noopener noreferrer' };
  return (
    <NoticeAction {...target} onClick={onFollow}>
      {label}
    </NoticeAction>
  );
}

export const NoticeActions = styled.div`
  display: flex;
  flex: none;
  align-items: center;

  ${media.phone} {
    flex: 0 1 auto;
    flex-wrap: wrap;
    justify-content: flex-end;
    /* Takes the padding of the buttons back, so that their texts line up with the edges of the notice. */
    margin-inline: calc(-1 * ${t('space.2')});
  }
`;
export const NoticeAction = styled.button`
  flex: none;
  padding: ${t('space.2')};
  border-radius: ${t('radii.control')};
  color: ${t('colors.accent')};
  font-weight: ${t('fontWeights.bold')};
`;
