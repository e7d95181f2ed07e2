// Shows why an OAuth flow failed (`?error=` in the address) and removes the query from the address.
import { oauthFailureText, readOAuthFailure, withoutOAuthFailure } from '@segue/contract/oauth-failures';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { FormError } from '../credentials-form';

export function OAuthFailure() {
  const [params, setParams] = useSearchParams();
  const failure = readOAuthFailure(params);
  const [sentence, setSentence] = useState<string | null>(null);
  if (failure !== null && sentence === null) setSentence(oauthFailureText(failure, 'sign-in'));

  const isInAddress = failure !== null;
  useEffect(() => {
    if (isInAddress) setParams(withoutOAuthFailure, { replace: true });
  }, [isInAddress, setParams]);

  return sentence ? <FormError role="alert">{sentence}</FormError> : null;
}
