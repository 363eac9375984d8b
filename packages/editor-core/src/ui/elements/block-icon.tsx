import { PathIcon } from '@org/ui';
import type { ReactElement } from 'react';
import { useEditor } from '../../session/context/editor-context.ts';

/** Icon of a block without one. */
const SQUARE = 'M4 4h16v16H4z';

/** Renders the icon of a block, in the color of the text beside it. */
export function BlockIcon({ name, size = 18 }: { name: string; size?: number }): ReactElement {
  const { blocks } = useEditor();
  return <PathIcon path={blocks.icons[name] ?? SQUARE} size={size} />;
}
