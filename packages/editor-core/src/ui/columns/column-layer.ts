import { type Box, getScreenPixel } from '../../session/canvas-document/canvas-dom.ts';
import { CanvasLabel } from '../handles/canvas-label.ts';
import { getSpansText } from './column-copy.ts';
import type { ColumnEdit } from './column-edit.ts';
import type { ColumnEdge } from './measure-columns.ts';

/** Distance in px of the screen between the lower end of columns and their handle. */
const HANDLE_AWAY = 22;
/** Minimum height in px of the screen of columns with the handle above their lower end. */
const MIN_HEIGHT = 96;

/** Returns the area between two columns. */
export function getEdgeBox({ start, end }: ColumnEdge): Box {
  const left = start.box.left + start.box.width;
  const top = Math.min(start.box.top, end.box.top);
  const low = Math.max(start.box.top + start.box.height, end.box.top + end.box.height);
  return { left, top, width: Math.max(0, end.box.left - left), height: low - top };
}

/** Handles, line and label of the edges of columns: plain elements in the canvas document, positioned without React. */
export class ColumnLayer {
  readonly root: HTMLElement;
  /** Label with the widths, above the pointer, which covers the handle. */
  readonly label: CanvasLabel;
  private readonly doc: Document;
  private readonly line: HTMLElement;
  private readonly handles: HTMLElement[] = [];
  private readonly edges: ColumnEdge[] = [];

  constructor(doc: Document) {
    this.doc = doc;
    this.root = doc.createElement('div');
    this.root.className = 'at-handles at-columns';
    this.root.setAttribute('role', 'group');
    this.root.hidden = true;
    this.line = doc.createElement('div');
    this.line.className = 'at-column-line';
    this.line.setAttribute('aria-hidden', 'true');
    this.line.hidden = true;
    this.label = new CanvasLabel(doc, { isAbove: true });
    this.root.append(this.line, this.label.element);
    doc.body.append(this.root);
  }

  /** Removes the layer. */
  remove(): void {
    this.root.remove();
  }

  /** Returns the index of a handle's edge; -1 for other elements. */
  getIndex(target: EventTarget | null): number {
    return this.handles.findIndex((handle) => handle === target && !handle.hidden);
  }

  /** Index of the focused handle; -1 for none. */
  get focused(): number {
    return this.getIndex(this.doc.activeElement);
  }

  /** Focuses a handle. */
  focus(index: number): void {
    this.handles[index]?.focus();
  }

  /** Hides all elements, without forgetting the handles. */
  hide(): void {
    this.root.hidden = true;
    this.mark(undefined);
    this.label.tell(undefined);
  }

  /** Shows a handle for each edge. */
  show(name: string, edits: readonly ColumnEdit[]): void {
    this.root.hidden = edits.length === 0;
    this.root.setAttribute('aria-label', `Column widths of ${name}`);
    edits.forEach((edit, index) => {
      const handle = this.handles[index] ?? this.makeHandle();
      this.handles[index] = handle;
      this.describe(handle, edit, index);
      this.move(index, edit.edge);
      handle.hidden = false;
    });
    this.edges.length = edits.length;
    for (const handle of this.handles.slice(edits.length)) handle.hidden = true;
  }

  /** Moves a handle to its edge. */
  move(index: number, edge: ColumnEdge): void {
    const handle = this.handles[index];
    if (!handle) return;
    this.edges[index] = edge;
    const { left, top, width, height } = getEdgeBox(edge);
    const unit = getScreenPixel(this.doc);
    const away = height / unit < MIN_HEIGHT ? 0 : HANDLE_AWAY * unit;
    const y = Math.min(top + height - away, Math.max(top + away, this.lowestVisible));
    handle.style.transform = `translate(${left + width / 2}px,${y}px) translate(-50%,-50%)`;
  }

  /** Lowest position at which a handle is whole, so that columns taller than the window have theirs in view. */
  private get lowestVisible(): number {
    const { scrollY = 0, innerHeight = 0 } = this.doc.defaultView ?? {};
    return scrollY + innerHeight - 2 * HANDLE_AWAY * getScreenPixel(this.doc);
  }

  /** Moves all handles to their edges, after the canvas was scrolled. */
  placeAll(): void {
    if (this.root.hidden) return;
    for (const [index, edge] of this.edges.entries()) this.move(index, edge);
  }

  /** Shows the line of an edge, or hides it. */
  mark(edge: ColumnEdge | undefined): void {
    this.line.hidden = !edge;
    if (!edge) return;
    const { left, top, width, height } = getEdgeBox(edge);
    this.line.style.transform = `translate(${left + width / 2}px,${top}px)`;
    this.line.style.height = `${height}px`;
  }

  /** Shows a text beside a handle. */
  tellAt(index: number, text: string): void {
    this.label.tellAt(this.handles[index], text);
  }

  private describe(handle: HTMLElement, edit: ColumnEdit, index: number): void {
    const { start, sum, min, row } = edit;
    handle.setAttribute('aria-label', `Edge ${index + 1} between columns of ${row.name}`);
    handle.setAttribute('aria-valuemin', String(min));
    handle.setAttribute('aria-valuemax', String(Math.round((sum - min) * 100) / 100));
    handle.setAttribute('aria-valuenow', String(start.start));
    handle.setAttribute('aria-valuetext', getSpansText(start, row.device));
  }

  private makeHandle(): HTMLElement {
    const handle = this.doc.createElement('div');
    handle.className = 'at-column-handle';
    handle.setAttribute('role', 'slider');
    handle.setAttribute('aria-orientation', 'horizontal');
    handle.tabIndex = -1;
    this.root.append(handle);
    return handle;
  }
}
