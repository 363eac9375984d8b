import type { ReactElement } from 'react';
import { useEditor } from '../editor-context.ts';

/** Drawn for a block whose icon nobody gave. */
const SQUARE = 'M4 4h16v16H4z';

/** The icon of a block, in the colour of the text beside it. */
export function BlockIcon({ name, size = 18 }: { name: string; size?: number }): ReactElement {
  const { blocks } = useEditor();
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d={blocks.icons[name] ?? SQUARE} />
    </svg>
  );
}
