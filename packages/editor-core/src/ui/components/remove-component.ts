import type { ComponentGateway } from '../../session/host/gateway.ts';
import { removeUsed } from '../templates/remove-used.ts';

/**
 * Asks before a component is deleted, and again with the pages that show it.
 * @returns whether it was deleted
 */
export function removeComponent(
  gateway: ComponentGateway,
  { id, name }: { readonly id: number; readonly name: string },
): Promise<boolean> {
  const texts = {
    name,
    content: 'No page can show it afterwards.',
    getUsedContent: (places: string) =>
      `It is shown on: ${places}. If you delete it, they keep its blocks as their own.`,
    usedAction: 'Delete and keep the blocks',
  };
  return removeUsed(texts, (detach) => gateway.remove({ id, detach }));
}
