import { ask } from '@org/ui';
import { asFailure } from '../../session/host/gateway.ts';

/** Texts of the removal of something that pages may use. */
export interface RemovalTexts {
  readonly name: string;
  /** Consequence of the removal, for the person who is asked. */
  readonly content: string;
  /** Returns the consequence while some places use it. */
  readonly getUsedContent: (places: string) => string;
  /** Label of the button that removes it although it is used. */
  readonly usedAction: string;
}

/**
 * Asks before something is deleted, and again with the places that use it.
 * @param remove - deletes it; refused with the code `in_use` while it is used, unless it is forced
 * @returns whether it was deleted
 * @throws other failures of `remove`
 */
export async function removeUsed(
  { name, content, getUsedContent, usedAction }: RemovalTexts,
  remove: (isForced: boolean) => Promise<unknown>,
): Promise<boolean> {
  const sure = await ask<'delete' | 'stay'>({
    title: `Delete ${name}?`,
    content,
    dismissed: 'stay',
    buttons: [
      { label: 'Cancel', value: 'stay', focused: true },
      { label: 'Delete', value: 'delete', kind: 'danger' },
    ],
  });
  if (sure !== 'delete') return false;
  try {
    await remove(false);
    return true;
  } catch (error) {
    const failure = asFailure(error);
    if (failure.code !== 'in_use') throw error;
    const places = (failure.usage ?? []).map(({ title }) => title).join(', ');
    const anyway = await ask<'delete' | 'stay'>({
      title: `${name} is in use`,
      content: getUsedContent(places || 'other places'),
      dismissed: 'stay',
      buttons: [
        { label: 'Keep', value: 'stay', focused: true },
        { label: usedAction, value: 'delete', kind: 'danger' },
      ],
    });
    if (anyway !== 'delete') return false;
    await remove(true);
    return true;
  }
}
