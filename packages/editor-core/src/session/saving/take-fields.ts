import type { BlockRegistry } from '@org/content';
import type { EditorGateway, EditorPage } from '../host/gateway.ts';
import type { EditorStateStore } from '../state/editor-state-store.ts';
import { readSiteFrame } from '../state/site-frame.ts';

/** Dependencies of saved fields. */
interface FieldsHost {
  readonly state: EditorStateStore;
  readonly gateway: EditorGateway;
  readonly registry: BlockRegistry;
}

/**
 * Takes over the fields of the open page after they were saved beside its content, and loads the parts of the site around it again.
 * When the fields are based on a version of another author, the content keeps the one that it was loaded with, so that its next
 * save finds the conflict.
 * @param basedOn - version of the page before its fields were saved
 */
export async function takeFields(
  { state, gateway, registry }: FieldsHost,
  page: EditorPage,
  basedOn: number,
): Promise<void> {
  const open = state.get().selectedPage;
  if (open?.id !== page.id) return;
  const version = open.version === basedOn ? page.version : open.version;
  state.set({ selectedPage: { ...page, content: open.content, version } });
  try {
    const { siteParts } = await gateway.loadPage(page.slug, new AbortController().signal);
    if (state.get().selectedPage?.id === page.id)
      state.set({ siteFrame: readSiteFrame(siteParts, registry) });
  } catch {
    // The parts around the page stay as they were until it is opened again.
  }
}
