import { PREVIEW_ELEMENT, previewSchema } from '@segue/contract/preview';
import { scopeBind, type Scope } from 'effector';
import { wireLocalBuild } from './local-build';
import { previewRead } from './model';

/** Reads what the server wrote into the page. */
export function wirePreview(scope: Scope): () => void {
  const text = document.getElementById(PREVIEW_ELEMENT)?.textContent;
  if (text) scopeBind(previewRead, { scope })(previewSchema.parse(JSON.parse(text)));
  return wireLocalBuild(scope);
}
