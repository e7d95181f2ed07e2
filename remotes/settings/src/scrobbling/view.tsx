import { PROVIDER_NAMES, type ScrobbleTarget } from '@segue/contract';
import { Button } from '@segue/ui';
import { PasswordField } from '@segue/ui/password-field';
import { useGate, useUnit } from 'effector-react';
import { Buttons, Card, Cards, CardText, ErrorPanel } from '../card';
import { useFocusAfter } from '../focus';
import { ScrobblingGate } from '../gates';
import { OpenableForm } from '../forms/openable-form';
import { $error, $isLoading, $scrobbling, changeFx, explainFailure, retryRequested } from './model';

const REFUSED = 'Your sign-in there is no longer accepted. Turn it on again.';
const TOKEN = {
  field: 'token',
  label: 'User token, from your ListenBrainz settings',
  autoComplete: 'off',
  autoFocus: true,
  Input: PasswordField,
} as const;
const SERVER = { field: 'serverUrl', label: 'Server address, if it is your own', type: 'url' } as const;

export function Scrobbling() {
  useGate(ScrobblingGate);
  const [scrobbling, error, isLoading, onRetry] = useUnit([$scrobbling, $error, $isLoading, retryRequested]);
  return (
    <Card title="Scrobbling">
      <CardText>
        Sends each song you hear to a service you choose. Nothing is sent until you turn it on.
      </CardText>
      <ErrorPanel error={error} {...(!scrobbling && { onRetry: () => onRetry(), isRetrying: isLoading })} />
      {scrobbling?.targets.map((target) => (
        <Target key={target.target} {...target} allowsOwnServers={scrobbling.allowsOwnServers} />
      ))}
    </Card>
  );
}

type TargetProps = ScrobbleTarget & { allowsOwnServers: boolean };

function Target({ target, isOn, account, needsToken, allowsOwnServers }: TargetProps) {
  const [change, isBusy] = useUnit([changeFx, changeFx.pending]);
  const part = useFocusAfter<HTMLDivElement>(isBusy);
  const params = { target };
  const takesToken = target === 'listenbrainz';
  const name = takesToken ? 'ListenBrainz' : PROVIDER_NAMES[target];
  const buttonTo = (turn: 'on' | 'off') => (
    <Buttons>
      <Button
        busy={isBusy}
        onClick={() => void change({ params, body: { isOn: turn === 'on' } }).catch(() => undefined)}
      >{`Turn ${turn} ${name}`}</Button>
    </Buttons>
  );
  return (
    <Cards as="section" ref={part} aria-label={name}>
      <h3>{name}</h3>
      <CardText>{needsToken ? REFUSED : !isOn ? 'Off.' : account ? `On as ${account}.` : 'On.'}</CardText>
      {isOn && !needsToken ? null : !takesToken ? (
        buttonTo('on')
      ) : (
        <OpenableForm<'token' | 'serverUrl'>
          openLabel={`Turn on ${name}`}
          fields={allowsOwnServers ? [TOKEN, SERVER] : [TOKEN]}
          check={({ token }) => (token.trim() ? [] : [{ text: 'Enter your user token.', fields: ['token'] }])}
          send={({ token, serverUrl }) => {
            const own = serverUrl?.trim() ? { serverUrl: serverUrl.trim() } : {};
            return change({ params, body: { isOn: true, token: token.trim(), ...own } });
          }}
          explain={explainFailure}
          submit={{ children: 'Turn on' }}
        />
      )}
      {isOn && buttonTo('off')}
    </Cards>
  );
}
