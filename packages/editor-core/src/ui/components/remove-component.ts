import { ask } from '@org/ui';
import type { ComponentGateway } from '../../session/host/gateway.ts';

/** Maximum number of pages that are named. */
const MAX_NAMED = 8;

/** Returns titles as a list, such as "Home, About and 3 more". */
function joinTitles(usage: readonly { readonly title: string }[]): string {
  const named = usage.slice(0, MAX_NAMED).map(({ title }) => title);
  const more = usage.length - named.length;
  return more > 0 ? `${named.join(', ')} and ${more} more` : named.join(', ');
}

/**
 * Asks once before a component is deleted, with the pages that show it. They keep its blocks.
 * @returns whether it was deleted
 * @throws that of the requests, such as `in_use` when a page started to show it during the question
 */
export async function removeComponent(
  gateway: ComponentGateway,
  { id, name }: { readonly id: number; readonly name: string },
): Promise<boolean> {
  const usage = await gateway.listUsage(id);
  const isUsed = usage.length > 0;
  const answer = await ask<'delete' | 'stay'>({
    title: `Delete ${name}?`,
    content: isUsed
      ? `It is shown on: ${joinTitles(usage)}. If you delete it, they keep its blocks as their own.`
      : 'No page shows it.',
    dismissed: 'stay',
    buttons: [
      { label: 'Cancel', value: 'stay', focused: true },
      { label: isUsed ? 'Delete and keep the blocks' : 'Delete', value: 'delete', kind: 'danger' },
    ],
  });
  if (answer !== 'delete') return false;
  await gateway.remove({ id, detach: isUsed });
  return true;
}
