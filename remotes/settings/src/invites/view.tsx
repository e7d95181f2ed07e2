import { $runtimeConfig } from '@segue/kernel/state';
import { Button, formatDate, LinkIcon, TextField } from '@segue/ui';
import { copyText } from '@segue/ui/tracks/copy-text';
import { useUnit } from 'effector-react';
import { Buttons, Card, CardText, ErrorPanel, SuccessMessage } from '../card';
import { $invite, $inviteError, $isCreating, inviteRequested } from './model';

export function Invites() {
  const [{ userInvites }, invite, error, isCreating] = useUnit([
    $runtimeConfig,
    $invite,
    $inviteError,
    $isCreating,
  ]);
  const onCreate = useUnit(inviteRequested);
  if (!userInvites) return null;
  return (
    <Card title="Invite someone">
      <CardText>New accounts here need an invite link. It is good for seven days and one person.</CardText>
      <ErrorPanel error={error} />
      {invite ? (
        <TextField
          label="Invite link"
          value={invite.url}
          readOnly
          dir="ltr"
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      ) : null}
      <SuccessMessage
        text={invite && `Good until ${formatDate(invite.expiresAt)}. Copy it now: it isn’t shown again.`}
      />
      <Buttons>
        {invite ? (
          <Button variant="primary" onClick={() => void copyText(invite.url)}>
            <LinkIcon size={17} /> Copy link
          </Button>
        ) : null}
        <Button busy={isCreating} onClick={() => onCreate()}>
          {invite ? 'Create another link' : 'Create invite link'}
        </Button>
      </Buttons>
    </Card>
  );
}
