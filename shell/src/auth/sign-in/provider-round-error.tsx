// A provider round that failed comes back with `?error=`: it is said in words and taken out of the address.
import { t } from '@segue/ui';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { sentenceOf } from './provider-round-errors';

export function ProviderRoundError() {
  const [params, setParams] = useSearchParams();
  const error = params.get('error');
  const [sentence, setSentence] = useState<string | null>(null);
  if (error !== null && sentence === null) setSentence(sentenceOf(error));

  useEffect(() => {
    if (error !== null) setParams(withoutError, { replace: true });
  }, [error, setParams]);

  return sentence ? <Problem role="alert">{sentence}</Problem> : null;
}

function withoutError(params: URLSearchParams): URLSearchParams {
  const kept = new URLSearchParams(params);
  kept.delete('error');
  kept.delete('provider');
  return kept;
}

const Problem = styled.p`
  padding: ${t('space.3')} ${t('space.4')};
  border: 1px solid ${t('colors.danger')};
  border-radius: ${t('radii.control')};
  font-size: 0.875rem;
  background: ${t('colors.dangerSurface')};
`;
