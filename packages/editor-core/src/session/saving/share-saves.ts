import type { EditorState } from '../state/editor-state.ts';
import type { EditorStateStore } from '../state/editor-state-store.ts';

const CHANNEL = 'atrium.editor.saves';

/** A message between tabs about a save. */
interface SharedSave {
  readonly document: string;
  readonly version: number;
}

/** Returns the open record and its version. */
function openRecord({
  selectedPage,
  selectedTemplate,
  selectedCampaign,
}: EditorState): SharedSave | undefined {
  if (selectedPage) return { document: `page.${selectedPage.id}`, version: selectedPage.version };
  if (selectedTemplate)
    return { document: `template.${selectedTemplate.id}`, version: selectedTemplate.version };
  return selectedCampaign
    ? {
        document: `${selectedCampaign.kind}.${selectedCampaign.id}`,
        version: selectedCampaign.version,
      }
    : undefined;
}

function isSharedSave(data: unknown): data is SharedSave {
  const { document, version } = (data ?? {}) as Partial<SharedSave>;
  return typeof document === 'string' && typeof version === 'number';
}

/**
 * Notifies other tabs of this browser about saves, and stores theirs as `savedElsewhere`. Returns a function that stops it.
 * Without BroadcastChannel a tab only detects another's save when it saves itself.
 */
export function shareSaves(state: EditorStateStore): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(CHANNEL);
  let last = openRecord(state.get());
  const stop = state.subscribe(() => {
    const now = state.get();
    const record = openRecord(now);
    const isSaved =
      record !== undefined && record.document === last?.document && record.version > last.version;
    const isOther = record?.document !== last?.document;
    last = record;
    if (isSaved) channel.postMessage(record);
    const { savedElsewhere } = now;
    if (savedElsewhere !== null && (isOther || (record && record.version >= savedElsewhere)))
      state.set({ savedElsewhere: null });
  });
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const record = openRecord(state.get());
    if (isSharedSave(data) && data.document === record?.document && data.version > record.version)
      state.set({ savedElsewhere: data.version });
  };
  return () => {
    stop();
    channel.close();
  };
}
