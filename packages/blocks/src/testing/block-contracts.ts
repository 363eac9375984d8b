import {
  type BlockDefinition,
  type BlockRegistry,
  createTree,
  decodeContent,
  encodeContent,
  extendRegistry,
  findViolations,
  guardTree,
} from '@org/content';
import { createSheet } from '@org/device-settings';
import type { BuilderTree, JsonObject, JsonValue } from '@org/schema/entities';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type BlockExample, type BlockExamples, EXAMPLE_NAMES } from '../define/define-examples.ts';
import { getProps, type SettingField } from '../define/define-settings.ts';
import { renderToHtml } from '../markup/render-to-html.ts';
import { behavioursIn } from '../page-scripts/page-script.ts';
import { COMMON_PROPS, commonShape } from '../props/common-props.ts';
import { blockRegistry } from '../registry/block-registry.ts';
import { blockViews } from '../registry/block-views.ts';
import type { BlockView, RenderContext } from '../render/block-view.ts';
import { defineViews } from '../render/define-views.ts';
import { kebabType } from '../render/prepare-block.ts';
import { renderTree, type ViewRegistry } from '../render/render-tree.tsx';
import { sampleContext } from '../samples/sample-context.ts';
import { exampleTree } from './example-tree.ts';
import { HOSTILE_TEXTS } from './hostile-texts.ts';

/** A block with all its surfaces. */
export interface BlockUnderTest {
  readonly definition: BlockDefinition;
  /** Accepts the props of its own block. */
  readonly view: (view: never) => ReactElement;
  readonly settings: readonly SettingField[];
  readonly examples: BlockExamples;
  /** Names of behaviors of its package in addition to those of this one. @default none */
  readonly behaviours?: readonly string[] | undefined;
  /** Other blocks of its package, such as its parent block. @default none */
  readonly beside?: readonly Pick<BlockUnderTest, 'definition' | 'view'>[] | undefined;
}

/** Blocks that the pages of the contracts can contain. */
interface Blocks {
  readonly registry: BlockRegistry;
  readonly views: ViewRegistry;
}

/** Returns the blocks of this package, plus those under test when they belong to another package. */
function blocksWith(tested: readonly Pick<BlockUnderTest, 'definition' | 'view'>[]): Blocks {
  const added = tested.filter(({ definition }) => !blockRegistry.get(definition.type));
  if (added.length === 0) return { registry: blockRegistry, views: blockViews };
  return {
    registry: extendRegistry(
      blockRegistry,
      added.map(({ definition }) => definition),
    ),
    views: {
      ...blockViews,
      ...defineViews(
        Object.fromEntries(added.map(({ definition, view }) => [definition.type, view])),
      ),
    },
  };
}

/** A promise that every block keeps. */
export interface BlockContract {
  readonly name: string;
  /** @throws with a description of the problem */
  readonly check: () => void;
}

function assert(condition: boolean, problem: string): asserts condition {
  if (!condition) throw new Error(problem);
}

function freeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) freeze(inner);
  return Object.freeze(value);
}

/** Renders a page and rethrows errors of views. */
function renderWith(
  blocks: Blocks,
  tree: BuilderTree,
  context: Partial<RenderContext>,
): ReactElement {
  return renderTree(freeze(structuredClone(tree)), {
    ...blocks,
    context: sampleContext(context),
    sheet: createSheet(),
    onError: (error) => {
      throw error;
    },
  });
}

/** Renders only the block with the given props, whatever they are. */
function alone(
  definition: BlockDefinition,
  props: JsonObject,
  registry: BlockRegistry,
): BuilderTree {
  const tree = createTree({ type: definition.type, children: [] }, registry);
  const root = tree.ROOT;
  return root ? { ROOT: { ...root, props } } : tree;
}

const WRONG: readonly JsonValue[] = [
  null,
  true,
  -1,
  1e12,
  '',
  'javascript:alert(1)',
  '<script>alert(1)</script>',
  [],
  [null],
  ['x'],
  [[]],
  {},
  { icon: 'leaf' },
  { desktop: null },
  { desktop: { width: 'x' } },
];

/** A sample of each kind of hostile text, and a long one: few, since each is put into lists of a thousand items. */
const HOSTILE: readonly string[] = [
  ...HOSTILE_TEXTS.filter((_text, at) => at % 10 === 0),
  'x'.repeat(10_000),
];

/** Returns a stored value with every text replaced; lists are extended to a thousand items. */
function poisoned(value: JsonValue, text: string): JsonValue {
  if (typeof value === 'string') return text;
  if (Array.isArray(value))
    return Array.from({ length: 1000 }, () => poisoned(value[0] ?? {}, text));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, poisoned(inner, text)]),
  );
}

/** Returns what a browser would execute of a text: scripts, handlers, script URLs, and styles that leave their attribute. */
function whatRuns(html: string): string | undefined {
  // The document of a frame is an escaped attribute.
  const outside = html.replace(/ srcdoc="[^"]*"/gi, '');
  const names = outside.replace(/="[^"]*"/g, '=""');
  const found =
    /<script|<[a-z][^<>]*?\son[a-z]+=/i.exec(names) ??
    /\s(?:href|src|action|formaction)="\s*(?:j\s*a\s*v\s*a|data:text)[^"]*/i.exec(outside) ??
    /\sstyle="[^"]*(?:[{}]|javascript:)/i.exec(outside);
  return found?.[0].slice(0, 200);
}

/** Returns the contracts of a block as checks that any test runner can run. */
export function blockContracts({
  definition,
  view,
  settings,
  examples,
  behaviours = [],
  beside = [],
}: BlockUnderTest): BlockContract[] {
  const { type } = definition;
  const blocks = blocksWith([...beside, { definition, view }]);
  const { registry } = blocks;
  const known = Object.fromEntries(behaviours.map((one) => [one, '']));
  const render = (tree: BuilderTree, context: Partial<RenderContext> = {}): ReactElement =>
    renderWith(blocks, tree, context);
  const name = kebabType(type);
  const cases: [string, BlockExample][] = EXAMPLE_NAMES.map((key) => [key, examples[key]]);
  const each =
    (run: (example: BlockExample, key: string) => void): (() => void) =>
    () => {
      for (const [key, example] of cases) run(example, key);
    };
  const own = Object.keys(definition.defaults);
  const getPage = (example: BlockExample): BuilderTree => exampleTree(type, example, registry);
  const drawn = (example: BlockExample, editing = false): ReactElement =>
    render(getPage(example), { ...example.context, editing });

  return [
    {
      name: 'has defaults that its shape accepts, and a field of its shape for each',
      check: () => {
        definition.shape.validateSync(definition.defaults, { strict: true });
        assert(
          own.every((prop) => prop in definition.shape.fields),
          'A default has no field in the shape',
        );
      },
    },
    {
      name: 'has examples that its shape accepts',
      check: each((example) =>
        definition.shape.validateSync(
          { ...definition.defaults, ...example.props },
          { strict: true },
        ),
      ),
    },
    {
      name: 'has the common props',
      check: () => {
        const defaults = commonShape.getDefault();
        for (const prop of COMMON_PROPS)
          assert(prop in definition.shape.fields, `The shape has no ${prop}`);
        assert(
          defaults.showOnDesktop &&
            defaults.showOnTablet &&
            defaults.showOnMobile &&
            defaults.customCss === '',
          'The common props have other defaults',
        );
      },
    },
    {
      name: 'comes back unchanged from storage, and keeps the rules of content',
      check: each((example, key) => {
        const tree = getPage(example);
        const decoded = decodeContent(encodeContent(tree));
        assert(decoded.ok, `${key} cannot be decoded`);
        const guarded = guardTree(decoded.value, registry);
        assert(
          guarded.ok &&
            guarded.notes.length === 0 &&
            JSON.stringify(guarded.tree) === JSON.stringify(tree),
          `${key} is changed by the guard`,
        );
        const broken = findViolations(tree, registry).filter(
          (violation) => violation.reason !== 'min',
        );
        assert(broken.length === 0, `${key} breaks a rule: ${broken[0]?.message}`);
      }),
    },
    {
      name: 'is printed the same by the fast printer, by React, and the second time',
      check: each((example, key) => {
        const html = renderToHtml(drawn(example));
        const byReact = renderToStaticMarkup(drawn(example)).replace(
          /^(?:<link rel="preload"[^>]*\/>)+/,
          '',
        );
        assert(html === byReact, `${key} is printed differently:\n${html}\n${byReact}`);
        assert(html === renderToHtml(drawn(example)), `${key} is another the second time`);
      }),
    },
    {
      name: 'carries its name and class on its root, and its node id in the editor alone',
      check: each((example, key) => {
        const visible = renderToHtml(drawn(example));
        const editing = renderToHtml(drawn(example, true));
        assert(
          Array.from(
            visible.matchAll(/<[a-z0-9]+ class="org-([\w-]+)[ "][^<>]*data-block="([^"<>]*)"/g),
          ).some(([, inClass, inData]) => inClass === name && inData === name),
          `${key} has no root with its class and data-block`,
        );
        assert(
          !visible.includes('data-node') && editing.includes('data-node='),
          `${key} has its node id in the wrong place`,
        );
      }),
    },
    {
      name: 'is shown with no props stored at all',
      check: () => void renderToHtml(render(alone(definition, {}, registry))),
    },
    {
      name: 'is shown whatever is stored in its props',
      check: () => {
        for (const prop of [...own, ...COMMON_PROPS])
          for (const value of WRONG) {
            const html = renderToHtml(render(alone(definition, { [prop]: value }, registry)));
            assert(
              !/<script|href="javascript|src="javascript|style="[^"]*javascript/i.test(html),
              `${prop} lets a script out`,
            );
          }
      },
    },
    {
      name: 'lets nothing run that is written into its texts, in lists of a thousand items as well',
      check: () => {
        for (const [prop, value] of Object.entries(definition.defaults))
          for (const text of HOSTILE) {
            const stored = { [prop]: poisoned(value, text) };
            const html = renderToHtml(
              render(alone(definition, stored, registry), { onSite: prop !== definition.rawProp }),
            );
            const found = whatRuns(html);
            assert(found === undefined, `${prop} lets this out: ${found}`);
          }
      },
    },
    {
      name: 'ships no script and no handler',
      check: each((example, key) =>
        assert(!/<script|\son[a-z]+=/i.test(renderToHtml(drawn(example))), `${key} has a script`),
      ),
    },
    {
      name: 'names only behaviours that there are',
      check: each((example, key) => {
        const asked = renderToHtml(drawn(example)).match(/\sdata-enhance="[^"]*"/g) ?? [];
        for (const one of asked)
          assert(
            behavioursIn(one, known).length === 1,
            `${key} asks for a behaviour that is not there:${one}`,
          );
      }),
    },
    {
      name: 'leads nowhere while editing',
      check: each((example, key) =>
        assert(
          !/\s(?:href|action)=/.test(renderToHtml(drawn(example, true))),
          `${key} has a link in the editor`,
        ),
      ),
    },
    {
      name: 'covers each of its own props exactly once in its settings',
      check: () => {
        const covered = settings.flatMap(getProps);
        assert(
          new Set(covered).size === covered.length,
          `A prop is covered twice: ${covered.join(', ')}`,
        );
        assert(
          [...own].sort().join() === [...covered].sort().join(),
          `Settings cover ${covered.join(', ')} of ${own.join(', ')}`,
        );
        for (const field of settings)
          if (field.when)
            assert(
              own.includes(field.when.prop),
              `${field.prop} depends on ${field.when.prop}, which is no prop`,
            );
      },
    },
    {
      name: 'marks the parts whose text is edited in the canvas',
      check: () => {
        const html = renderToHtml(drawn(examples.typical, true));
        for (const text of definition.inlineText ?? [])
          assert(html.includes(`data-part="${text.part}"`), `No part is called ${text.part}`);
      },
    },
    {
      name: 'is a pure view: it changes nothing that it is given',
      check: () => {
        const props = freeze(structuredClone(definition.defaults));
        const root = Object.freeze({ className: `org-${name}`, 'data-block': name });
        // The test gives each view its own props.
        (view as BlockView)({ props, root, context: sampleContext(), uid: 'b1' });
      },
    },
  ];
}

/**
 * Runs the contracts of a block as tests.
 * @param runner - the runner's `describe` and `it`
 */
export function describeBlock(
  block: BlockUnderTest,
  runner: {
    readonly describe: (name: string, body: () => void) => void;
    readonly it: (name: string, body: () => void) => void;
  },
): void {
  runner.describe(block.definition.type, () => {
    for (const { name, check } of blockContracts(block)) runner.it(name, check);
  });
}
