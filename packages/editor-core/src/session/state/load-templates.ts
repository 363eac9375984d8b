import { asFailure, type EditorGateway } from '../host/gateway.ts';
import { getDocumentTarget } from './document-target.ts';
import type { EditorStateStore } from './editor-state-store.ts';

/** Loads the templates that the open document can use: those of pages, or those of emails. */
export async function loadTemplates(
  state: EditorStateStore,
  gateway: Pick<EditorGateway, 'listTemplates' | 'listContainers'>,
): Promise<void> {
  const target = getDocumentTarget(state.get());
  // Another document may have been opened during the request. It loads its own templates.
  const isCurrent = (): boolean => target === getDocumentTarget(state.get());
  try {
    const [templateList, componentContainerTemplates] = await Promise.all([
      gateway.listTemplates(target),
      gateway.listContainers(target),
    ]);
    if (isCurrent())
      state.set({ templateList, componentContainerTemplates, templatesFailure: null });
  } catch (error) {
    if (isCurrent()) state.set({ templatesFailure: asFailure(error) });
  }
}
