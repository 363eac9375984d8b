import type { BlockDefinition } from '@org/content';
import {
  type BackgroundVideo,
  compileSettings,
  readVisibility,
  type Sheet,
} from '@org/device-settings';
import type { BuilderNode, JsonObject, NodeId } from '@org/schema';
import type { RenderContext, RootAttributes } from './block-view.ts';
import { joinClasses } from './class-names.ts';
import { mergeProps } from './merge-props.ts';

/** Everything that a view is given for one node, before its children. */
export interface PreparedBlock {
  readonly props: JsonObject;
  readonly root: RootAttributes;
  /** True when a visitor of this page does not get the block. */
  readonly hidden: boolean;
  readonly video: BackgroundVideo | undefined;
  /** Rules that the sheet did not have before: an editor inserts them into its canvas. */
  readonly newRules: readonly string[];
}

/** Where a block is prepared for. */
export interface PrepareOptions {
  readonly context: RenderContext;
  /** Takes the styles of the block's settings. */
  readonly sheet: Sheet;
}

const kebabNames = new Map<string, string>();

/** A type as it stands in class names and `data-block`: `TextBox` → `text-box`. */
export function kebabType(type: string): string {
  let name = kebabNames.get(type);
  if (name === undefined) {
    name = type.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
    kebabNames.set(type, name);
  }
  return name;
}

/**
 * Prepares a node for its view: props merged with defaults, settings compiled into the sheet, attributes of the root.
 * Site, editor and Storybook share it, so that a block looks the same in all three. Never throws.
 */
export function prepareBlock(
  id: NodeId,
  node: BuilderNode,
  definition: BlockDefinition,
  { context, sheet }: PrepareOptions,
): PreparedBlock {
  const name = kebabType(definition.type);
  const compiled = compileSettings(node.props.settings, readVisibility(node.props), {
    blockType: definition.type,
    pageImage: context.page.image,
    isHomepage: context.page.isHomepage,
    editing: context.editing,
  });
  const { className, newRules } = compiled.hidden
    ? { className: '', newRules: [] }
    : sheet.add(compiled);
  const classes = joinClasses(`org-${name}`, className);
  return {
    props: mergeProps(definition, node.props),
    root: context.editing
      ? { className: classes, 'data-block': name, 'data-node': id }
      : { className: classes, 'data-block': name },
    hidden: compiled.hidden,
    video: compiled.video,
    newRules,
  };
}
