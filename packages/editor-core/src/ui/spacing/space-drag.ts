import type { Point } from '../handles/canvas-label.ts';
import {
  type Announcement,
  type DragStep,
  type DragTarget,
  isSnapped,
} from '../handles/pointer-drag.ts';
import { snapSpace } from './snap-space.ts';
import { getPixels, type SpaceValues } from './space-block.ts';
import { getSpaceText, type SpaceText } from './space-copy.ts';
import type { SpaceEdit } from './space-edit.ts';
import { getLink, getLinkedFields, type SpaceField } from './space-fields.ts';

/** A step of a drag of a space. */
export interface SpaceDragStep {
  /** Fields that change together. */
  readonly fields: readonly SpaceField[];
  /** Text of the label. */
  readonly text: string;
  readonly point: Point;
  /** False when only the pointer moved. */
  readonly isChanged: boolean;
}

/** A drag of a handle of spacing. */
export class SpaceDrag implements DragTarget {
  readonly keys: readonly string[] = ['Alt', 'Shift', 'Control', 'Meta'];
  private readonly edit: SpaceEdit;
  private readonly axis: 'x' | 'y';
  private readonly onStep: (step: SpaceDragStep) => void;
  private growth = 1;
  private neighbors: ReturnType<SpaceEdit['findNeighbors']> = [];
  private values: SpaceValues | undefined;
  private shown = '';
  private text: SpaceText;

  constructor(edit: SpaceEdit, axis: 'x' | 'y', onStep: (step: SpaceDragStep) => void) {
    this.edit = edit;
    this.axis = axis;
    this.onStep = onStep;
    const { field, block, start } = edit;
    this.text = { field, link: 'none', value: start, device: block.device };
  }

  begin(): void {
    this.growth = this.edit.measureGrowth();
    this.neighbors = this.edit.findNeighbors();
  }

  step({ moved, point, modifiers }: DragStep): void {
    const { edit } = this;
    const wanted = edit.start + moved[this.axis] * this.growth;
    const snapped = isSnapped(modifiers)
      ? snapSpace(wanted, this.neighbors, edit.field === 'height' ? undefined : edit.block.spaces)
      : { value: wanted };
    const link = getLink(modifiers);
    const token = 'token' in snapped ? snapped.token : undefined;
    const values = edit.getValues(snapped.value, link, token);
    const key = JSON.stringify(values);
    const stored = values[edit.field];
    const value = getPixels(edit.block, stored) ?? (stored === 'auto' ? 'auto' : edit.start);
    this.text = { ...this.text, link, value, token: stored === token ? token : undefined };
    const neighbor = 'neighbor' in snapped ? snapped.neighbor : undefined;
    const same = neighbor && neighbor.value === value ? `, as ${neighbor.name}` : '';
    // Most moves keep the value: skipping writes avoids a layout.
    const isChanged = key !== this.shown;
    if (isChanged) {
      this.shown = key;
      this.values = values;
      edit.show(values);
    }
    const text = `${getSpaceText(this.text)}${same}`;
    this.onStep({ fields: getLinkedFields(edit.field, link), text, point, isChanged });
  }

  drop(): Announcement | undefined {
    const { edit, values } = this;
    const isSame =
      values === undefined ||
      (Object.keys(values).length === 1 &&
        getPixels(edit.block, values[edit.field]) === edit.start);
    if (isSame) return undefined;
    const refusal = edit.save(values);
    return refusal === undefined
      ? { text: getSpaceText(this.text), kind: 'status' }
      : { text: refusal, kind: 'refused' };
  }

  end(): void {
    this.edit.hide();
  }
}
