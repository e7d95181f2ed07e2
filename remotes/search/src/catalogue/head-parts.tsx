// Shared parts of the heads of artists and albums.
import { PROVIDER_NAMES, type Provider } from '@segue/contract';
import { safeUrl } from '@segue/ui/tracks';
import { coverFrame } from '@segue/ui/tracks/list-page';
import { CoverImage, ExternalIcon, ProviderLogo, t } from '@segue/ui';
import styled from 'styled-components';

type At = { provider: Provider; webUrl?: string | undefined };

export function ProviderLink({ at: { provider, webUrl }, label }: { at: At; label: string }) {
  const href = safeUrl(webUrl);
  if (!href) return null;
  return (
    <Page href={href} target="_blank" rel="noopener noreferrer" aria-label={label}>
      <ProviderLogo provider={provider} />
      {PROVIDER_NAMES[provider]}
      <ExternalIcon size={14} />
    </Page>
  );
}

export function Picture({ src, alt, isRound }: { src: string | undefined; alt: string; isRound?: boolean }) {
  return (
    <Frame data-round={isRound || undefined}>
      <CoverImage size="fill" src={src} alt={alt} eager />
    </Frame>
  );
}

export const HeadLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${t('space.1')} ${t('space.4')};
`;
const Page = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${t('space.2')};
  color: ${t('colors.soft')};
  font-size: ${t('fontSizes.secondary')};
  font-weight: ${t('fontWeights.medium')};
  > svg {
    color: ${t('colors.muted')};
  }
`;
const Frame = styled.div`
  ${coverFrame}
  box-shadow: ${t('shadows.lift')};
  [data-placeholder] > svg {
    width: 22%;
    height: auto;
  }
`;
