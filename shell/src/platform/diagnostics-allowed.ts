import { DIAGNOSTICS_META } from '@segue/contract/preview';

/** Whether the server allows diagnostics: its setting DIAGNOSTICS. */
export function areDiagnosticsAllowed(): boolean {
  return document.querySelector<HTMLMetaElement>(`meta[name="${DIAGNOSTICS_META}"]`)?.content === 'allow';
}
