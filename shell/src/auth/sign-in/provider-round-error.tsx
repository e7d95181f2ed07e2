// A provider round that failed comes back with `?error=`: it is said in words and taken out of the address.
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Problem } from '../credentials-form';
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
