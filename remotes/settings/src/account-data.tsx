// The sections about the account as a whole; downloaded after the forms above them.
import { DataExport } from './data-export';
import { AccountDeletion } from './deletion';
import { Sessions } from './sessions';

export function AccountData() {
  return (
    <>
      <Sessions />
      <DataExport />
      <AccountDeletion />
    </>
  );
}
