import type { EditorTemplate } from '../host/gateway.ts';
import type { EditorState } from './editor-state.ts';

/** Returns the component that is open in the editor; undefined for anything else. */
export function getOpenComponent({
  selectedTemplate,
}: Pick<EditorState, 'selectedTemplate'>): EditorTemplate | undefined {
  return selectedTemplate?.type === 'component' ? selectedTemplate : undefined;
}
