import type { BlockRegistry } from '@org/content';
import type { BuilderTree } from '@org/schema/entities';
import { type EditorGateway, emailGateway } from '../host/gateway.ts';
import type { EditorStateStore } from '../state/editor-state-store.ts';
import { templateContent } from '../state/template-tree.ts';

/** A document as tree and serialized. */
interface StoredDocument {
  readonly tree: BuilderTree;
  readonly registry: BlockRegistry;
  readonly content: string;
}

/**
 * Saves the open document with the version that it is based on, and takes over the server's record.
 * @throws GatewayFailure when the server refuses, or cannot be reached
 */
export async function storeDocument(
  gateway: EditorGateway,
  state: EditorStateStore,
  { tree, registry, content }: StoredDocument,
): Promise<void> {
  const { selectedPage, selectedTemplate, selectedCampaign } = state.get();
  if (selectedPage) {
    const { id, version } = selectedPage;
    state.set({ selectedPage: await gateway.savePage({ id, content, version }) });
  } else if (selectedTemplate) {
    const { id, version } = selectedTemplate;
    const whole = templateContent(selectedTemplate, { tree, registry }, content);
    const template = await gateway.saveTemplate({ id, content: whole, version });
    state.set({ selectedTemplate: template });
  } else if (selectedCampaign) {
    const { kind, id, version } = selectedCampaign;
    const campaign = await emailGateway(gateway, kind)?.save({ id, content, version });
    if (campaign) state.set({ selectedCampaign: campaign });
  }
}
