import type { SpaceToken } from '@org/schema/entities';
import type { DocumentStore } from '../../model/document/document-store.ts';
import { getElement } from '../../session/canvas-document/canvas-dom.ts';
import { getGapDirection, getGrowth, PROBE } from './drag-direction.ts';
import { measureSpace, type SpaceMeasures } from './measure-space.ts';
import type { Neighbor } from './snap-space.ts';
import {
  getPixels,
  getPreview,
  planSpace,
  type SpaceBlock,
  type SpaceValue,
  type SpaceValues,
} from './space-block.ts';
import { getStepLabel } from './space-copy.ts';
import {
  clampSpace,
  getLinkedFields,
  getRange,
  getSide,
  type SideLink,
  type SpaceField,
  type SpaceRange,
} from './space-fields.ts';

/** Minimum height in px that a handle sets, so that the block stays visible. */
const MIN_HEIGHT = 16;
/** Maximum number of neighbors that a value snaps to. */
const MAX_NEIGHBORS = 6;

/** Returns the value of a field as the canvas shows it, in whole px. */
export function getShownValue(
  element: HTMLElement,
  { sides, gap }: SpaceMeasures,
  field: SpaceField,
): number {
  if (field === 'height') return element.offsetHeight;
  return Math.round(field === 'gap' ? (gap?.value ?? 0) : sides[field]) + 0;
}

/** A change of one field of a block. It shows values in the canvas by the style of the block, and stores the last one. */
export class SpaceEdit {
  readonly block: SpaceBlock;
  readonly field: SpaceField;
  readonly element: HTMLElement;
  /** Value before the change, px. */
  readonly start: number;
  private readonly store: DocumentStore;
  /** Declarations of the element that the preview replaced: property → value. */
  private readonly replaced = new Map<string, string>();
  private known: SpaceRange | undefined;

  constructor(store: DocumentStore, block: SpaceBlock, field: SpaceField, element: HTMLElement) {
    this.store = store;
    this.block = block;
    this.field = field;
    this.element = element;
    this.start = getShownValue(element, measureSpace(element, field), field);
  }

  /** Range of the value. Values below what the layout shows, such as the gutter of a section, would have no effect. */
  get range(): SpaceRange {
    this.known ??= this.measureRange();
    return this.known;
  }

  /**
   * Returns the values of the field and those that are linked with it.
   * @param token - step of the theme that the value is, stored in its place
   */
  getValues(value: number, link: SideLink, token?: SpaceToken): SpaceValues {
    const { field, block, range } = this;
    const isContainer = field === 'height' && block.sizesProp === undefined;
    if (isContainer && value <= range.min && range.min > MIN_HEIGHT) return { height: 'auto' };
    const fields = getLinkedFields(field, link);
    return Object.fromEntries(
      fields.map((one): [SpaceField, SpaceValue] => {
        const number = clampSpace(value, one === field ? range : getRange(one));
        const isStep = token !== undefined && number === getPixels(block, token);
        return [one, isStep && one !== 'height' ? token : number];
      }),
    );
  }

  /** Shows values without storing them. */
  show(values: SpaceValues): void {
    const { style } = this.element;
    const declarations = getPreview(this.block, values);
    const properties = new Set(declarations.map(([property]) => property));
    for (const property of this.replaced.keys())
      if (!properties.has(property)) this.restore(property);
    for (const [property, value] of declarations) {
      if (!this.replaced.has(property))
        this.replaced.set(property, style.getPropertyValue(property));
      style.setProperty(property, value);
    }
  }

  /** Removes the preview. */
  hide(): void {
    for (const property of [...this.replaced.keys()]) this.restore(property);
  }

  /**
   * Stores values as one step of the history.
   * @param group - consecutive steps with the same group are merged
   * @returns the reason for a refusal, or undefined
   */
  save(values: SpaceValues, group?: string): string | undefined {
    const { block, field, store } = this;
    const result = store.run([planSpace(block, values)], {
      label: getStepLabel(field, block.name),
      group,
    });
    return result.ok ? undefined : result.message;
  }

  /** Measures the direction and speed of a drag: growth in px for each px of the pointer. */
  measureGrowth(): number {
    const at = getSide(this.field);
    if (!at) return this.field === 'gap' ? this.getGapGrowth() : 1;
    const isX = at.side === 'Left' || at.side === 'Right';
    const name = `${at.kind}${at.side}` as const;
    const read = (): { outer: number; inner: number } => {
      const { box, sides } = measureSpace(this.element, this.field);
      const isEnd = at.side === 'Right' || at.side === 'Bottom';
      const edge = isX ? box.left + (isEnd ? box.width : 0) : box.top + (isEnd ? box.height : 0);
      const outward = (isEnd ? 1 : -1) * sides[name];
      return at.kind === 'margin'
        ? { outer: edge + outward, inner: edge }
        : { outer: edge, inner: edge - outward };
    };
    const before = read();
    this.show({ [this.field]: this.start + PROBE });
    const after = read();
    this.hide();
    return getGrowth(at.side, {
      outer: after.outer - before.outer,
      inner: after.inner - before.inner,
    });
  }

  /** Returns siblings with their values of the same field, the nearest first. */
  findNeighbors(): Neighbor[] {
    const { block, field, store, element } = this;
    const siblings = store.node(block.node.parent ?? '')?.nodes ?? [];
    const at = siblings.indexOf(block.id);
    return siblings
      .map((id, index) => ({ id, away: Math.abs(index - at) }))
      .filter(({ away }) => away > 0)
      .sort((one, other) => one.away - other.away)
      .slice(0, MAX_NEIGHBORS)
      .flatMap(({ id }) => {
        const sibling = getElement(element.ownerDocument, id);
        const value = sibling ? getShownValue(sibling, measureSpace(sibling, field), field) : 0;
        return value === 0 ? [] : [{ name: store.getName(id), value }];
      });
  }

  private getGapGrowth(): number {
    const { gap } = measureSpace(this.element);
    if (!gap) return 1;
    return gap.isRow
      ? getGapDirection(gap.first.left, gap.second.left)
      : getGapDirection(gap.first.top, gap.second.top);
  }

  private measureRange(): SpaceRange {
    const { field, block, element } = this;
    const range = getRange(field);
    const at = getSide(field);
    if (field === 'height') {
      if (block.sizesProp !== undefined) return { ...range, min: MIN_HEIGHT };
      this.show({ height: 'auto' });
      const isFixed = element.ownerDocument.defaultView?.getComputedStyle(element).overflow;
      const content = element.offsetHeight;
      this.hide();
      const grows = isFixed === undefined || isFixed === 'visible' || isFixed === '';
      return { ...range, min: grows ? Math.max(MIN_HEIGHT, content) : MIN_HEIGHT };
    }
    if (at?.kind !== 'padding') return range;
    this.show({ [field]: 0 });
    const least = measureSpace(element, field).sides[`padding${at.side}`];
    this.hide();
    return { ...range, min: Math.max(range.min, least) };
  }

  private restore(property: string): void {
    const before = this.replaced.get(property) ?? '';
    if (before === '') this.element.style.removeProperty(property);
    else this.element.style.setProperty(property, before);
    this.replaced.delete(property);
  }
}
