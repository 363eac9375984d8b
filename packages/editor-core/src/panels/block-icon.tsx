import { PathIcon } from '@org/ui';
import type { ReactElement } from 'react';
import { useEditor } from '../editor-context.ts';

/** Drawn for a block whose icon nobody gave. */
const SQUARE = 'M4 4h16v16H4z';

/** The icon of a block, in the colour of the text beside it. */
export function BlockIcon({ name, size = 18 }: { name: string; size?: number }): ReactElement {
  const { blocks } = useEditor();
  return <PathIcon path={blocks.icons[name] ?? SQUARE} size={size} />;
}
