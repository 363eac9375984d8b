import type { DocumentStore } from '../../model/document/document-store.ts';
import { getElement } from '../../session/canvas-document/canvas-dom.ts';
import { passOnClick } from '../../session/canvas-document/pass-on-click.ts';
import { placeHandles } from './handle-places.ts';
import { getBands, measureSpace, type SpaceMeasures } from './measure-space.ts';
import { getStoredSide, getStoredToken, type SpaceBlock } from './space-block.ts';
import { getSpaceText } from './space-copy.ts';
import { SpaceDrag, type SpaceDragStep } from './space-drag.ts';
import { getShownValue, SpaceEdit } from './space-edit.ts';
import { getSide, type SpaceField } from './space-fields.ts';
import { handleSpaceKey, type SpaceKeysHost } from './space-keys.ts';
import { SpaceLayer } from './space-layer.ts';

/** Dependencies of the handles. */
export interface SpaceControlsHost {
  readonly doc: Document;
  readonly store: DocumentStore;
  /** Returns the block with handles, or undefined while there is none. */
  readonly getBlock: () => SpaceBlock | undefined;
  readonly announce: (text: string, kind: 'status' | 'refused') => void;
}

/** Distance in px of the screen around a block in which the pointer shows its handles. */
const NEAR = 14;
/** Events of the mouse that a handle passes on to the page below it. */
const PASSED = ['click', 'dblclick'] as const;

/** Returns true when the style of a block sets another value than its settings, such as in its custom CSS. */
function isOverridden(block: SpaceBlock, measures: SpaceMeasures, field: SpaceField): boolean {
  const at = getSide(field);
  const stored = at && getStoredSide(block, `${at.kind}${at.side}`);
  if (!at || stored === undefined) return false;
  const shown = measures.sides[`${at.kind}${at.side}`];
  // The sides of a section are at least as wide as the space beside its content.
  const isGutter = block.type === 'Section' && at.kind === 'padding' && shown > stored;
  return !isGutter && Math.abs(shown - stored) > 0.5;
}

/** The handles of the selected block: shows them, and changes values by pointer and keys. */
export class SpaceControls {
  private readonly host: SpaceControlsHost;
  private readonly layer: SpaceLayer;
  private readonly keys: SpaceKeysHost;
  private readonly abort = new AbortController();
  /** Query that matches while the main pointer is a finger. */
  private readonly coarse: MediaQueryList | undefined;
  private readonly watch: ResizeObserver;
  private readonly textWatch: MutationObserver;
  private measures: SpaceMeasures | undefined;
  private fields: readonly SpaceField[] = [];
  private drag: SpaceDrag | undefined;
  /** True after a drag until its click, which is not one of the page. */
  private wasDragged = false;
  private request = 0;

  constructor(host: SpaceControlsHost) {
    this.host = host;
    const { doc } = host;
    this.layer = new SpaceLayer(doc);
    this.keys = {
      ...host,
      open: (field) => this.open(field),
      focusNext: (field, by) => this.focusNext(field, by),
      focusPage: () => this.focusPage(),
    };
    this.coarse = doc.defaultView?.matchMedia?.('(pointer: coarse)');
    this.watch = new ResizeObserver(this.later);
    this.watch.observe(doc.body);
    // While a text is edited, its element has an attribute.
    this.textWatch = new MutationObserver(this.later);
    this.textWatch.observe(doc.body, { subtree: true, attributeFilter: ['data-editing'] });
    this.listen();
    this.update();
  }

  /** Ends a drag, and removes the handles. */
  remove(): void {
    this.drag?.cancel();
    this.abort.abort();
    this.watch.disconnect();
    this.textWatch.disconnect();
    cancelAnimationFrame(this.request);
    this.layer.remove();
  }

  /** Updates the handles before the next frame. */
  readonly later = (): void => {
    this.request ||= requestAnimationFrame(() => this.update());
  };

  /** Updates the handles. During a drag they follow the block by themselves. */
  update(): void {
    this.request = 0;
    if (this.drag) return;
    const block = this.host.getBlock();
    const element = block && this.getElement(block);
    if (!block || !element) {
      this.measures = undefined;
      return this.layer.hide();
    }
    this.measures = measureSpace(element);
    const { measures } = this;
    this.fields = block.fields.filter((field) => !isOverridden(block, measures, field));
    this.layer.show(block, element, measures, this.place(measures));
    this.showFocused();
  }

  /** Focuses the first handle; returns false when the block has none. */
  focusFirst(): boolean {
    this.update();
    const [first] = this.layer.shownFields;
    if (first) this.layer.focus(first);
    return first !== undefined;
  }

  private getElement({ id }: SpaceBlock): HTMLElement | undefined {
    const element = getElement(this.host.doc, id);
    // A text that is being edited takes all keys and presses.
    return element?.matches('[data-editing]') || element?.querySelector('[data-editing]')
      ? undefined
      : element;
  }

  private place(
    measures: SpaceMeasures,
    fields: readonly SpaceField[] = this.fields,
  ): ReturnType<typeof placeHandles> {
    const { doc } = this.host;
    return placeHandles(measures, {
      fields,
      unit: this.layer.unit,
      isCoarse: this.coarse?.matches ?? false,
      width: doc.documentElement.clientWidth || Number.POSITIVE_INFINITY,
    });
  }

  private listen(): void {
    const { doc } = this.host;
    const { root } = this.layer;
    const { signal } = this.abort;
    const view = doc.defaultView ?? window;
    // The canvas takes keys and moves at its document, so those of handles are taken from its window.
    view.addEventListener('keydown', (event) => this.key(event), { signal, capture: true });
    view.addEventListener('pointermove', (event) => this.point(event), {
      signal,
      capture: true,
      passive: true,
    });
    doc.documentElement.addEventListener('pointerleave', () => this.leave(), { signal });
    root.addEventListener('pointerdown', (event) => this.press(event), { signal });
    // The keys of the page stay with the selected block.
    root.addEventListener(
      'mousedown',
      (event) => {
        event.preventDefault();
        this.focusPage();
      },
      { signal },
    );
    for (const name of PASSED)
      root.addEventListener(
        name,
        (event) => {
          if (!this.wasDragged) passOnClick(root, event);
        },
        { signal },
      );
    root.addEventListener('focusin', () => this.showFocused(), { signal });
    root.addEventListener('focusout', () => this.leave(), { signal });
  }

  private press(event: PointerEvent): void {
    const field = this.layer.getField(event.target);
    const edit = field && this.open(field);
    if (!edit || event.button !== 0 || this.drag) return;
    event.stopPropagation();
    this.wasDragged = false;
    const root = this.host.doc.documentElement;
    const handle = event.target as HTMLElement;
    const axis = handle.dataset.axis === 'x' ? 'x' : 'y';
    this.drag = new SpaceDrag(
      {
        edit,
        axis,
        onStart: () => {
          this.wasDragged = true;
          root.dataset.spacing = axis;
          document.documentElement.dataset.spacing = axis;
          handle.dataset.active = '';
        },
        onStep: (step) => this.follow(edit, step),
        onEnd: (text, kind = 'status') => {
          this.drag = undefined;
          delete root.dataset.spacing;
          delete document.documentElement.dataset.spacing;
          delete handle.dataset.active;
          this.leave();
          if (text !== undefined) this.host.announce(text, kind);
          this.later();
        },
      },
      event,
    );
  }

  private open(field: SpaceField): SpaceEdit | undefined {
    const block = this.host.getBlock();
    const element = block && this.getElement(block);
    return block && element && new SpaceEdit(this.host.store, block, field, element);
  }

  private follow(edit: SpaceEdit, { fields, text, point, isChanged }: SpaceDragStep): void {
    if (isChanged) {
      this.measures = measureSpace(edit.element, edit.field);
      // The other handles are hidden during a drag.
      this.layer.follow(this.measures, this.place(this.measures, [edit.field]));
      this.layer.tint(fields, this.measures);
    }
    this.layer.tell(text, point);
  }

  /** Shows the handles while the pointer is near the block, and tints the space under it. */
  private point(event: PointerEvent): void {
    if (this.drag || !this.measures || event.pointerType === 'touch' || event.buttons !== 0) return;
    const view = this.host.doc.defaultView;
    const x = event.clientX + (view?.scrollX ?? 0);
    const y = event.clientY + (view?.scrollY ?? 0);
    const { box, sides } = this.measures;
    const away = NEAR * this.layer.unit;
    const isNear =
      x >= box.left - Math.max(0, sides.marginLeft) - away &&
      x <= box.left + box.width + Math.max(0, sides.marginRight) + away &&
      y >= box.top - Math.max(0, sides.marginTop) - away &&
      y <= box.top + box.height + Math.max(0, sides.marginBottom) + away;
    this.layer.root.toggleAttribute('data-near', isNear);
    if (this.layer.focused) return;
    const field = isNear ? (this.layer.getField(event.target) ?? this.getFieldAt(x, y)) : undefined;
    this.layer.tint(field ? [field] : [], this.measures);
  }

  private getFieldAt(x: number, y: number): SpaceField | undefined {
    const { measures } = this;
    return this.fields.find(
      (field) =>
        field !== 'height' &&
        measures &&
        getBands(measures, field).some(
          ({ left, top, width, height }) =>
            x >= left && x <= left + width && y >= top && y <= top + height,
        ),
    );
  }

  private leave(): void {
    this.layer.root.removeAttribute('data-near');
    this.layer.tint([], undefined);
    this.layer.tell(undefined);
  }

  private showFocused(): void {
    const field = this.layer.focused;
    const block = this.host.getBlock();
    const element = block && this.getElement(block);
    if (!field || !element || !this.measures) return;
    const value = getShownValue(element, this.measures, field);
    this.layer.tint([field], this.measures);
    const token = getStoredToken(block, field);
    this.layer.tellAt(
      field,
      getSpaceText({ field, link: 'none', value, token, device: block.device }),
    );
  }

  private key(event: KeyboardEvent): void {
    const field = this.layer.focused;
    if (!field || this.drag) return;
    if (!handleSpaceKey(this.keys, field, event)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  private focusNext(field: SpaceField, by: 1 | -1): void {
    const { shownFields } = this.layer;
    const next = shownFields.at((shownFields.indexOf(field) + by) % shownFields.length);
    if (next) this.layer.focus(next);
  }

  private focusPage(): void {
    const { doc } = this.host;
    (doc.activeElement as HTMLElement | null)?.blur?.();
    doc.defaultView?.focus();
    this.later();
  }
}
