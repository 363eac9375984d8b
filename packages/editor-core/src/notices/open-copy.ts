import type { EditorHost } from '../editor-host.ts';
import type { KeptCopy } from '../session/editor-state.ts';

/** Opens the copy that was made of the author's own version. */
export function openCopy(host: EditorHost, copy: KeptCopy): void {
  if (copy.kind === 'page') host.openPage(copy.slug);
  else if (copy.kind === 'template') host.openTemplate(copy.id);
  else host.openCampaign?.(copy.id);
}
