import type { BlockDefinition, BlockRegistry } from '@org/content';
import type { JsonObject, JsonValue } from '@org/schema';
import type { ReactElement, ReactNode } from 'react';

/** What the canvas gives a view. `context` is the app's own; the editor hands it through. */
export interface CanvasViewProps {
  readonly props: JsonObject;
  readonly root: { readonly className: string; readonly 'data-block': string; readonly 'data-node'?: string | undefined };
  readonly context: object;
  readonly children?: ReactNode;
}

/** A condition on another prop of the same block. */
export interface FieldCondition {
  readonly prop: string;
  readonly is: readonly JsonValue[];
}

/** One row of a block's settings panel, as data. */
export interface SettingField {
  readonly kind: string;
  readonly prop: string;
  readonly label: string;
  readonly help?: string | undefined;
  readonly placeholder?: string | undefined;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly step?: number | undefined;
  readonly unit?: string | undefined;
  readonly options?: readonly { readonly value: JsonValue; readonly label: string }[] | undefined;
  readonly units?: readonly string[] | undefined;
  /** Other props that the control fills: alt text and natural size of an image, target of a link. */
  readonly also?: { readonly alt?: string; readonly width?: string; readonly height?: string; readonly target?: string } | undefined;
  readonly when?: FieldCondition | undefined;
  /** Fields of each item, for lists. */
  readonly fields?: readonly SettingField[] | undefined;
  readonly itemLabel?: string | undefined;
  readonly newItem?: JsonObject | undefined;
}

/** The blocks of an editor. The app hands them in, so that the editor depends on no block. */
export interface EditorBlocks {
  readonly registry: BlockRegistry;
  readonly views: Readonly<Record<string, (view: never) => ReactElement>>;
  readonly settings: Readonly<Record<string, readonly SettingField[]>>;
  /** A block's props as its view may rely on them: what is stored where its kind is right, else the default. */
  readonly viewProps: (definition: BlockDefinition, stored: JsonObject) => JsonObject;
}
