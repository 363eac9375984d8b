import type { EditorHost } from '../../session/host/editor-host.ts';
import type { SavedCopy } from '../../session/state/editor-state.ts';

/** Opens the saved copy of the author's own version. */
export function openCopy(host: EditorHost, copy: SavedCopy): void {
  if (copy.kind === 'page') host.openPage(copy.slug);
  else if (copy.kind === 'template') host.openTemplate(copy.id);
  else if (copy.kind === 'campaign') host.openCampaign?.(copy.id);
  else host.openNotification?.(copy.id);
}
