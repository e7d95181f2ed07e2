// Renews docs/messages.md.
import { writeFileSync } from 'node:fs';
import { messagesPage } from './messages.mjs';

writeFileSync(new URL('../../docs/messages.md', import.meta.url), messagesPage());
