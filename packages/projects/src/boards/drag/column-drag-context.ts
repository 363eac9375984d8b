import { createContext, useContext } from 'react';

/** A column while it is dragged, and the index where it would be dropped, among the other columns. */
export interface ColumnDrag {
  readonly columnId: number;
  readonly index: number;
  readonly isByKeyboard: boolean;
}

/** State of dragging columns; null while none is dragged. Undefined where columns cannot be dragged. */
export const ColumnDragContext = createContext<ColumnDrag | null | undefined>(undefined);

/** Returns the dragged column; null while none is dragged, and undefined where columns cannot be dragged. */
export function useColumnDrag(): ColumnDrag | null | undefined {
  return useContext(ColumnDragContext);
}
