import { type Box, getScreenPixel } from '../../session/canvas-document/canvas-dom.ts';
import { CanvasLabel } from '../handles/canvas-label.ts';
import type { GridBlock } from './grid-block.ts';
import type { GridEdit } from './grid-edit.ts';
import type { MeasuredGrid, MeasuredTrack } from './measure-grid.ts';

/** Distance in px of the screen between the lower end of a grid and the handles of its columns. */
const HANDLE_AWAY = 22;
/** Minimum height in px of the screen of a grid with the handles above its lower end. */
const MIN_HEIGHT = 96;
/** Height in px of the screen that the buttons above a grid need. */
const BUTTON_ROOM = 44;

/** Buttons of a grid. */
const BUTTONS = [
  { by: 1, text: 'Add column' },
  { by: -1, text: 'Remove column' },
] as const;

/** Tracks, handles, buttons and label of a grid: plain elements in the canvas document, positioned without React. */
export class GridLayer {
  readonly root: HTMLElement;
  /** Label with the value, above the pointer, which covers the handle. */
  readonly label: CanvasLabel;
  private readonly doc: Document;
  private readonly tracks: HTMLElement[] = [];
  private readonly handles: HTMLElement[] = [];
  private readonly buttonBox: HTMLElement;
  private readonly buttons: readonly HTMLButtonElement[];
  private edits: readonly GridEdit[] = [];

  /** @param onButton - called with 1 to add a column, and -1 to remove the last one */
  constructor(doc: Document, onButton: (by: 1 | -1) => void) {
    this.doc = doc;
    this.root = this.make('div', 'at-handles at-grid');
    this.root.setAttribute('role', 'group');
    this.root.hidden = true;
    this.label = new CanvasLabel(doc, { isAbove: true });
    this.buttonBox = this.make('div', 'at-grid-buttons');
    this.buttons = BUTTONS.map(({ by, text }) => {
      const button = this.make('button', 'at-grid-button');
      button.type = 'button';
      button.tabIndex = -1;
      button.textContent = text;
      button.addEventListener('click', (event) => {
        // Other clicks on the layer are passed on to the page.
        event.stopPropagation();
        onButton(by);
      });
      this.buttonBox.append(button);
      return button;
    });
    this.root.append(this.buttonBox, this.label.element);
    doc.body.append(this.root);
  }

  /** Removes the layer. */
  remove(): void {
    this.root.remove();
  }

  /** Returns the index of a handle's edit; -1 for other elements. */
  getIndex(target: EventTarget | null): number {
    return this.handles.findIndex((handle) => handle === target && !handle.hidden);
  }

  /** Returns true for a button, or an element in it. */
  isButton(target: EventTarget | null): boolean {
    return this.buttons.some((button) => button === target);
  }

  /** Elements that can have the focus: handles, then buttons. */
  private get focusable(): readonly HTMLElement[] {
    const handles = this.handles.slice(0, this.edits.length);
    return this.buttonBox.hidden ? handles : [...handles, ...this.buttons];
  }

  /** True while a handle or a button has the focus. */
  get hasFocus(): boolean {
    return this.root.contains(this.doc.activeElement);
  }

  /** Index of the focused handle; -1 for none. */
  get focused(): number {
    return this.getIndex(this.doc.activeElement);
  }

  /** Focuses the next handle or button, or the one before; the first one when none has the focus. */
  focusNext(by: 1 | -1): boolean {
    const all = this.focusable;
    const at = all.findIndex((element) => element.matches(':focus'));
    const next = all[at < 0 ? 0 : (at + by + all.length) % all.length];
    next?.focus();
    return next !== undefined;
  }

  /** Hides all elements, without forgetting the handles. */
  hide(): void {
    this.edits = [];
    this.root.hidden = true;
    this.label.tell(undefined);
  }

  /** Shows the tracks of a grid and a handle for each edit. */
  show(grid: GridBlock, measured: MeasuredGrid, edits: readonly GridEdit[]): void {
    this.edits = edits;
    this.root.hidden = false;
    this.root.setAttribute('aria-label', `Layout of ${grid.name}`);
    this.drawTracks(measured);
    edits.forEach((edit, index) => {
      const handle = this.handles[index] ?? this.makeHandle();
      this.handles[index] = handle;
      describe(handle, edit);
      this.move(index, edit);
      handle.hidden = false;
    });
    for (const handle of this.handles.slice(edits.length)) handle.hidden = true;
    this.buttonBox.hidden = grid.child !== undefined;
    if (!this.buttonBox.hidden) this.placeButtons(measured.box);
  }

  /** Draws the columns and rows. */
  drawTracks({ box, columns, rows }: MeasuredGrid): void {
    const boxes = [
      ...columns.map(({ start, size }) => ({ ...box, left: start, width: size, axis: 'x' })),
      ...rows.map(({ start, size }) => ({
        ...box,
        ...spanAcross(columns, start, size),
        axis: 'y',
      })),
    ];
    boxes.forEach(({ axis, left, top, width, height }, index) => {
      const track = this.tracks[index] ?? this.makeTrack();
      this.tracks[index] = track;
      track.dataset.axis = axis;
      track.style.transform = `translate(${left}px,${top}px)`;
      track.style.width = `${width}px`;
      track.style.height = `${height}px`;
      track.hidden = false;
    });
    for (const track of this.tracks.slice(boxes.length)) track.hidden = true;
  }

  /** Moves a handle to the place of an edit. */
  move(index: number, { axis, key, place }: GridEdit): void {
    const handle = this.handles[index];
    if (!handle) return;
    const y = key.startsWith('line') ? this.getLineHandleY(place.line) : place.y;
    handle.dataset.axis = axis;
    handle.style.transform = `translate(${place.x}px,${y}px) translate(-50%,-50%)`;
  }

  /** Moves all handles to their places, after the canvas was scrolled. */
  placeAll(): void {
    if (this.root.hidden) return;
    for (const [index, edit] of this.edits.entries()) this.move(index, edit);
  }

  /** Shows a text beside a handle. */
  tellAt(index: number, text: string): void {
    this.label.tellAt(this.handles[index], text);
  }

  /** Returns the position of the handle of a line: near its lower end, in view. */
  private getLineHandleY({ from, to }: { readonly from: number; readonly to: number }): number {
    const unit = getScreenPixel(this.doc);
    const away = (to - from) / unit < MIN_HEIGHT ? 0 : HANDLE_AWAY * unit;
    const { scrollY = 0, innerHeight = 0 } = this.doc.defaultView ?? {};
    const lowest = scrollY + innerHeight - 2 * HANDLE_AWAY * unit;
    return Math.min(to - away, Math.max(from + away, lowest));
  }

  /** Places the buttons above the end of the grid, or below it where there is no room. */
  private placeButtons({ left, top, width, height }: Box): void {
    const hasRoom = top > BUTTON_ROOM * getScreenPixel(this.doc);
    const y = hasRoom ? top : top + height;
    this.buttonBox.dataset.side = hasRoom ? 'above' : 'below';
    const shift = `translate(-100%,${hasRoom ? '-100%' : '0'})`;
    this.buttonBox.style.transform = `translate(${left + width}px,${y}px) ${shift}`;
  }

  private make<Name extends 'div' | 'button'>(
    name: Name,
    className: string,
  ): HTMLElementTagNameMap[Name] {
    const element = this.doc.createElement(name);
    element.className = className;
    return element;
  }

  private makeTrack(): HTMLElement {
    const track = this.make('div', 'at-grid-track');
    track.setAttribute('aria-hidden', 'true');
    this.root.prepend(track);
    return track;
  }

  private makeHandle(): HTMLElement {
    const handle = this.make('div', 'at-grid-handle');
    handle.setAttribute('role', 'slider');
    handle.tabIndex = -1;
    this.root.insertBefore(handle, this.buttonBox);
    return handle;
  }
}

/** Returns the box of a row, across all columns. */
function spanAcross(columns: readonly MeasuredTrack[], top: number, height: number): Box {
  const left = Math.min(...columns.map(({ start }) => start));
  const right = Math.max(...columns.map(({ start, size }) => start + size));
  return { left, top, width: right - left, height };
}

function describe(handle: HTMLElement, edit: GridEdit): void {
  handle.setAttribute('aria-label', edit.label);
  handle.setAttribute('aria-orientation', edit.axis === 'x' ? 'horizontal' : 'vertical');
  handle.setAttribute('aria-valuemin', String(edit.min));
  handle.setAttribute('aria-valuemax', String(edit.max));
  handle.setAttribute('aria-valuenow', String(edit.value));
  handle.setAttribute('aria-valuetext', edit.getText(edit.value));
}
