import type { Device } from '@org/schema';
import { useEditorState } from '../../session/context/editor-context.ts';

/** Returns the device of values in the panel: emails have those of desktop. */
export function usePanelDevice(): Device {
  const viewport = useEditorState((state) => state.viewportDevice);
  return viewport === 'email' ? 'desktop' : viewport;
}
