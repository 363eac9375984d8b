import { componentIdsIn, type FindComponent } from '@org/content';
import type { EditorTemplate } from '../host/gateway.ts';
import type { EditorState } from './editor-state.ts';

/** Returns the component that is open in the editor; undefined for anything else. */
export function getOpenComponent({
  selectedTemplate,
}: Pick<EditorState, 'selectedTemplate'>): EditorTemplate | undefined {
  return selectedTemplate?.type === 'component' ? selectedTemplate : undefined;
}

/** Returns true if a component is, or shows at any level, another one: it cannot be inserted there. */
export function showsComponent(find: FindComponent, id: number, wanted: number): boolean {
  const seen = new Set<number>();
  const waiting = [id];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next === wanted) return true;
    const tree = seen.has(next) ? undefined : find(next);
    seen.add(next);
    if (tree) waiting.push(...componentIdsIn(tree));
  }
  return false;
}
