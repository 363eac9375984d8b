import type { BlockRegistry } from '@org/content';
import type { BuilderTree } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import { hasPermission } from '../../../kernel/access/has-permission.ts';
import type { TenantWrite } from '../../../kernel/events/record-change.ts';

/** Returns the texts of a tree that the page renders as raw HTML. */
function rawTexts(tree: BuilderTree, registry: BlockRegistry): Set<string> {
  const texts = new Set<string>();
  for (const { type, props } of Object.values(tree)) {
    const prop = registry.get(type.resolvedName)?.rawProp;
    const text = prop === undefined ? undefined : props[prop];
    if (typeof text === 'string' && text.trim() !== '') texts.add(text);
  }
  return texts;
}

/** Returns true when the user may store HTML that the page renders unchanged. */
export function canStoreHtml({ actor }: TenantWrite): boolean {
  return hasPermission(actor, 'custom_html.can_update');
}

/**
 * Refuses HTML that was not there before. What is there may stay, so that the rest of its page can be changed by those who may
 * not store HTML themselves.
 * @throws `forbidden`
 */
export function refuseNewHtml(
  tree: BuilderTree,
  before: () => BuilderTree | undefined,
  registry: BlockRegistry,
): void {
  const found = [...rawTexts(tree, registry)];
  if (found.length === 0) return;
  const old = before();
  const known = old ? rawTexts(old, registry) : new Set<string>();
  for (const text of found)
    if (!known.has(text))
      throw appError('forbidden', {
        message:
          'Your role cannot save custom HTML. Undo your changes in custom HTML blocks, or ask an administrator',
      });
}
