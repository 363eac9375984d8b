import type { BlockDefinition } from '@org/content';
import {
  type Added,
  type BackgroundVideo,
  type CompiledSettings,
  type CompileOptions,
  compileSettings,
  readVisibility,
  type Sheet,
} from '@org/device-settings';
import type { BuilderNode, JsonObject, NodeId } from '@org/schema/entities';
import { joinClasses } from '../markup/class-names.ts';
import { mergeProps } from '../props/merge-props.ts';
import type { RenderContext, RootAttributes } from './block-view.ts';

/** Props of a node's view except its children. */
export interface PreparedBlock {
  readonly props: JsonObject;
  readonly root: RootAttributes;
  /** True when visitors of this page do not see the block. */
  readonly hidden: boolean;
  readonly video: BackgroundVideo | undefined;
  /** Rules that are new in the sheet: an editor inserts them into its canvas. */
  readonly newRules: readonly string[];
}

/** Options of the preparation of blocks. */
export interface PrepareOptions {
  readonly context: RenderContext;
  /** Collects the styles of the block's settings. */
  readonly sheet: Sheet;
}

const kebabNames = new Map<string, string>();

/** Returns a type as it appears in class names and `data-block`: `TextBox` → `text-box`. */
export function kebabType(type: string): string {
  let name = kebabNames.get(type);
  if (name === undefined) {
    name = type.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
    kebabNames.set(type, name);
  }
  return name;
}

/** Returns what the styles of a block depend on besides its settings. */
const getPlace = (blockType: string, { page, editing }: RenderContext): CompileOptions => ({
  blockType,
  pageImage: page.image,
  isHomepage: page.isHomepage,
  editing,
});

const NO_STYLES: Added = { className: '', newRules: [] };

/** Adds the styles of a block's settings and its custom CSS to the sheet. */
function getStyles(compiled: CompiledSettings, { props }: BuilderNode, sheet: Sheet): Added {
  const settings = sheet.add(compiled);
  const css = props.customCss;
  if (typeof css !== 'string' || css === '') return settings;
  const custom = sheet.addCustom(css);
  return {
    className: joinClasses(settings.className, custom.className),
    newRules: [...settings.newRules, ...custom.newRules],
  };
}

/** Prepares a node of an unknown type for the plain element around its children: it only keeps its visibility. Never throws. */
export function prepareUnknown(
  id: NodeId,
  node: BuilderNode,
  { context, sheet }: PrepareOptions,
): Pick<PreparedBlock, 'hidden' | 'root'> {
  const { overflow: _overflow, ...flags } = readVisibility(node.props);
  const compiled = compileSettings(
    undefined,
    { ...flags, overflow: 'visible' },
    getPlace('', context),
  );
  const { className } = compiled.hidden ? { className: '' } : sheet.add(compiled);
  const root = { className: joinClasses('org-unknown', className), 'data-block': 'unknown' };
  return { hidden: compiled.hidden, root: context.editing ? { ...root, 'data-node': id } : root };
}

/**
 * Prepares a node for its view: props merged with defaults, settings compiled into the sheet, attributes of the root. Site,
 * editor and Storybook share it, so that a block looks the same in all three. Never throws.
 */
export function prepareBlock(
  id: NodeId,
  node: BuilderNode,
  definition: BlockDefinition,
  { context, sheet }: PrepareOptions,
): PreparedBlock {
  const name = kebabType(definition.type);
  const compiled = compileSettings(
    node.props.settings,
    readVisibility(node.props),
    getPlace(definition.type, context),
  );
  const styles = compiled.hidden ? NO_STYLES : getStyles(compiled, node, sheet);
  const classes = joinClasses(`org-${name}`, styles.className);
  return {
    props: mergeProps(definition, node.props),
    root: context.editing
      ? { className: classes, 'data-block': name, 'data-node': id }
      : { className: classes, 'data-block': name },
    hidden: compiled.hidden,
    video: compiled.video,
    newRules: styles.newRules,
  };
}
