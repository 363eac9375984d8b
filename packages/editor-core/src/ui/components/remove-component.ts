import { ask } from '@org/ui';
import { asFailure, type ComponentGateway } from '../../session/host/gateway.ts';

/**
 * Asks before a component is deleted, and again with the pages that show it.
 * @returns whether it was deleted
 */
export async function removeComponent(
  gateway: ComponentGateway,
  { id, name }: { readonly id: number; readonly name: string },
): Promise<boolean> {
  const sure = await ask<'delete' | 'stay'>({
    title: `Delete ${name}?`,
    content: 'No page can show it afterwards.',
    dismissed: 'stay',
    buttons: [
      { label: 'Cancel', value: 'stay', focused: true },
      { label: 'Delete', value: 'delete', kind: 'danger' },
    ],
  });
  if (sure !== 'delete') return false;
  try {
    await gateway.remove({ id, detach: false });
    return true;
  } catch (error) {
    const failure = asFailure(error);
    if (failure.code !== 'in_use') throw error;
    const usage = failure.usage ?? [];
    const titles = usage.map(({ title }) => title).join(', ');
    const anyway = await ask<'detach' | 'stay'>({
      title: `${name} is in use`,
      content: `It is shown on: ${titles || 'other pages'}. If you delete it, they keep its blocks as their own.`,
      dismissed: 'stay',
      buttons: [
        { label: 'Keep', value: 'stay', focused: true },
        { label: 'Delete and keep the blocks', value: 'detach', kind: 'danger' },
      ],
    });
    if (anyway !== 'detach') return false;
    await gateway.remove({ id, detach: true });
    return true;
  }
}
