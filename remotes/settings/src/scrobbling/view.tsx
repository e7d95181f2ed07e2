import { PROVIDER_NAMES, type ScrobbleTarget } from '@segue/contract';
import { Button } from '@segue/ui';
import { PasswordField } from '@segue/ui/password-field';
import { useGate, useUnit } from 'effector-react';
import { useState } from 'react';
import { Buttons, Card, Cards, CardText, ErrorPanel } from '../card';
import { useFocusAfter } from '../focus';
import { ScrobblingGate } from '../gates';
import { OpenForm } from '../forms/openable-form';
import { $error, $isLoading, $scrobbling, changeFx, explainFailure, retryRequested } from './model';

const TOKEN = /^[\x21-\x7e]{1,200}$/;

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
  const [isOpen, setOpen] = useState(false);
  const buttons = useFocusAfter<HTMLDivElement>(isOpen || isBusy);
  const takesToken = target === 'listenbrainz';
  const name = takesToken ? 'ListenBrainz' : PROVIDER_NAMES[target];
  const turn = (on: boolean) =>
    void change({ params: { target }, body: { isOn: on } }).catch(() => undefined);
  const off = takesToken
    ? 'Off. It needs the user token from your ListenBrainz settings.'
    : 'Off. It can count the songs that you hear from it.';
  const refused = takesToken
    ? 'Your token is no longer accepted. Enter a new one.'
    : 'Connect your account there again, then turn this on again.';
  const server = { field: 'serverUrl', label: 'Server address, if it is your own', type: 'url' } as const;
  return (
    <Cards as="section" aria-label={name}>
      <h3>{name}</h3>
      <CardText>{needsToken ? refused : !isOn ? off : account ? `On as ${account}.` : 'On.'}</CardText>
      {isOpen ? (
        <OpenForm<'token' | 'serverUrl'>
          aria-label={name}
          fields={[
            {
              field: 'token',
              label: 'User token',
              autoComplete: 'off',
              autoFocus: true,
              Input: PasswordField,
            },
            ...(allowsOwnServers ? [server] : []),
          ]}
          check={({ token }) =>
            TOKEN.test(token.trim()) ? [] : [{ text: 'Enter your user token.', fields: ['token'] }]
          }
          send={({ token, serverUrl }) => {
            const own = allowsOwnServers && serverUrl.trim() !== '' ? { serverUrl: serverUrl.trim() } : {};
            return change({ params: { target }, body: { isOn: true, token: token.trim(), ...own } });
          }}
          explain={explainFailure}
          submit={{ children: 'Turn on' }}
          onClose={() => setOpen(false)}
        />
      ) : (
        <Buttons ref={buttons}>
          {(!isOn || needsToken) && (
            <Button
              busy={isBusy}
              aria-label={`Turn on ${name}`}
              onClick={() => (takesToken ? setOpen(true) : turn(true))}
            >
              Turn on
            </Button>
          )}
          {isOn && (
            <Button busy={isBusy} aria-label={`Turn off ${name}`} onClick={() => turn(false)}>
              Turn off
            </Button>
          )}
        </Buttons>
      )}
    </Cards>
  );
}
