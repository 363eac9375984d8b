import { drawSample } from '@org/config/test-sample';
import type { BlockDefinition } from '@org/content';
import { createSheet } from '@org/device-settings';
import { scopeCss } from '@org/device-settings/custom-css';
import { type BuilderTree, DEFAULT_SETTINGS, type JsonObject } from '@org/schema/entities';
import { describe, expect, it, vi } from 'vitest';
import { compileCampaign } from '../src/email.ts';
import { renderToHtml } from '../src/markup/render-to-html.ts';
import { COMMON_PROPS } from '../src/props/common-props.ts';
import { blockRegistry } from '../src/registry/block-registry.ts';
import { blockViews } from '../src/registry/block-views.ts';
import { EMAIL_VIEWS } from '../src/registry/email-views.gen.ts';
import type { RenderContext } from '../src/render/block-view.ts';
import { renderTree } from '../src/render/render-tree.tsx';
import { sampleContext } from '../src/samples/sample-context.ts';
import { allBlocks } from '../src/testing/all-blocks.ts';
import { exampleTree } from '../src/testing/example-tree.ts';
import { HOSTILE_TEXTS } from '../src/testing/hostile-texts.ts';
import {
  type PropPlace,
  propPlaces,
  propsWith,
  sampleProps,
  settingPlaces,
} from '../src/testing/prop-places.ts';
import { authoredProblems, styleProblems, whatEscapes } from './what-escapes.ts';

// The sweeps take a second or two, and longer on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

/** A sample of each kind of hostile text, for sweeps with more dimensions than positions and texts. */
const SOME = HOSTILE_TEXTS.filter((_text, at) => at % 11 === 0);
/** Texts for each prop of each block: a usual run takes a third of them, drawn by the commit. */
const DRAWN = drawSample(HOSTILE_TEXTS, Math.ceil(HOSTILE_TEXTS.length / 3));

const BLOCKS = allBlocks();
/** Returns the text props of a block. Those that every block has are tested separately. */
const openTexts = (definition: BlockDefinition): PropPlace[] =>
  propPlaces(definition).filter(
    ({ kind, path }) => kind === 'string' && !COMMON_PROPS.includes(String(path[0])),
  );

/**
 * Inserts a text at every position of a block that accepts any text.
 * @returns text → props
 */
function poisoner(definition: BlockDefinition): (text: string) => JsonObject {
  const places = openTexts(definition).filter(({ isClosed }) => !isClosed);
  const props = sampleProps(definition, true);
  return (text) =>
    places.reduce<JsonObject>((made, { path }) => propsWith(made, path, text) as JsonObject, props);
}

/** Renders a whole page with a block, as HTML and CSS. */
function print(tree: BuilderTree, context: Partial<RenderContext>): { html: string; css: string } {
  const sheet = createSheet({ scopeCss });
  const html = renderToHtml(
    renderTree(tree, {
      registry: blockRegistry,
      views: blockViews,
      context: sampleContext(context),
      sheet,
      onError: (error) => {
        throw error;
      },
    }),
  );
  return { html, css: sheet.css() };
}

/** Checks each distinct page once: most hostile values are rejected and result in the same page. */
class Watch {
  private readonly seen = new Set<string>();
  readonly found: string[] = [];
  values = 0;

  look(what: () => string, { html, css }: { html: string; css: string }, isDocument = false): void {
    this.values += 1;
    if (!this.seen.has(html)) {
      this.seen.add(html);
      this.found.push(...whatEscapes(html, isDocument).map((one) => `${what()}: ${one}`));
    }
    if (this.seen.has(css)) return;
    this.seen.add(css);
    this.found.push(...styleProblems(css).map((one) => `${what()}: ${one}`));
  }
}

/** Returns the contexts to render a block in. Custom HTML by authorized staff is part of the site unchanged. */
function getContexts({ rawProp }: BlockDefinition): Partial<RenderContext>[] {
  return [{ onSite: rawProp === undefined }, { editing: true }];
}

function treeWith(type: string, props: JsonObject): BuilderTree {
  const block = BLOCKS.find(({ definition }) => definition.type === type);
  const { children = [] } = block?.examples.typical ?? {};
  return exampleTree(type, { children: children.slice(0, 2), props });
}

it('detects escaped content', () => {
  const runs = HOSTILE_TEXTS.filter((text) => /^<(?!math|noscript|body)[a-z]/i.test(text));
  expect(runs.length).toBeGreaterThan(20);
  expect(runs.filter((text) => whatEscapes(text).length === 0)).toEqual([]);
  for (const html of [
    '<a href="java\nscript:alert(1)">a</a>',
    '<img src="//evil.example/x">',
    '<p style="color:red;background:url(http://evil.example/)">a</p>',
    '<p style="background:url(&quot;//evil.example/&quot;)">a</p>',
    '<!--[if mso]><img src=x onerror=alert(1)><![endif]-->',
    '<iframe srcdoc="evil"></iframe>',
  ])
    expect(whatEscapes(html), html).toHaveLength(1);
  expect(whatEscapes('<p title="<script>evil</script>">&lt;script&gt;</p>')).toEqual([]);
});

describe('a hostile value in one prop', () => {
  it.each(BLOCKS.map(({ definition }) => definition))(
    'is contained on the site and in the canvas: $type',
    (definition) => {
      const watch = new Watch();
      const look = (props: JsonObject, texts: readonly string[]): void => {
        for (const { path } of openTexts(definition))
          for (const text of texts)
            for (const context of getContexts(definition))
              watch.look(
                () => `${path.join('.')} = ${text}`,
                print(
                  treeWith(definition.type, propsWith(props, path, text) as JsonObject),
                  context,
                ),
              );
      };
      look(sampleProps(definition, true), DRAWN);
      look(sampleProps(definition, false), SOME);
      expect(watch.found.slice(0, 20)).toEqual([]);
    },
  );

  it('is contained with every option of the block', () => {
    const watch = new Watch();
    for (const { definition } of BLOCKS) {
      const poisoned = SOME.map(poisoner(definition));
      for (const { path, choices } of propPlaces(definition))
        for (const choice of choices)
          for (const [at, props] of poisoned.entries())
            watch.look(
              () => `${definition.type} ${path.join('.')} = ${choice}, ${SOME[at]}`,
              print(treeWith(definition.type, propsWith(props, path, choice) as JsonObject), {
                onSite: definition.rawProp === undefined,
              }),
            );
    }
    expect(watch.found.slice(0, 20)).toEqual([]);
    expect(watch.values).toBeGreaterThan(500);
  });

  it('is contained in the settings of each device', () => {
    const watch = new Watch();
    for (const type of ['Section', 'Image'])
      for (const { path, kind } of settingPlaces())
        if (kind === 'string')
          for (const text of HOSTILE_TEXTS)
            watch.look(
              () => `${type} ${path.join('.')} = ${text}`,
              print(treeWith(type, propsWith({}, path, text) as JsonObject), { onSite: true }),
            );
    expect(watch.found.slice(0, 20)).toEqual([]);
    expect(watch.values).toBeGreaterThan(500);
  });
});

it('lets custom CSS of an author style its block, and neither load nor run anything', () => {
  for (const text of HOSTILE_TEXTS)
    for (const customCss of [
      text,
      `color: ${text}`,
      `color: red; ${text}`,
      `a { ${text} }`,
      `background: ${text};`,
    ]) {
      const { html, css } = print(treeWith('Text', { customCss, overflow: text }), {
        onSite: true,
      });
      expect(whatEscapes(html)).toEqual([]);
      expect(authoredProblems(css), customCss).toEqual([]);
    }
});

/** Returns a value with every text replaced; anything but JSON is kept. */
function everyText<Value>(value: Value, text: string): Value {
  const made: unknown = Array.isArray(value)
    ? value.map((one: unknown) => everyText(one, text))
    : typeof value === 'string'
      ? text
      : typeof value === 'object' && value !== null
        ? Object.fromEntries(
            Object.entries(value).map(([name, one]) => [name, everyText(one, text)]),
          )
        : value;
  // The result has the same fields and types; enums contain invalid values, as a corrupt database would.
  return made as Value;
}

it("contains hostile values of a block's context: page, settings of the site, menu, posts, visitor", () => {
  const watch = new Watch();
  for (const { definition, examples } of BLOCKS)
    for (const text of HOSTILE_TEXTS) {
      const { page, site, posts, now } = sampleContext(examples.typical.context);
      const context = {
        page: everyText(page, text),
        site: everyText(site, text),
        posts: posts && ((perPage: number) => everyText(posts(perPage), text)),
        subPages: [{ title: text, slug: text }],
        visitor: { role_id: '9', displayName: text } as const,
        now,
        onSite: definition.rawProp === undefined,
      };
      watch.look(
        () => `around ${definition.type}: ${text}`,
        print(exampleTree(definition.type, examples.typical), context),
      );
    }
  expect(watch.found.slice(0, 20)).toEqual([]);
});

describe('a hostile value in an email', () => {
  it.each(Object.keys(EMAIL_VIEWS))('is contained: %s', (type) => {
    const watch = new Watch();
    const definition = blockRegistry.get(type);
    if (!definition) throw new Error(`${type} is not known`);
    const bases = [sampleProps(definition), sampleProps(definition, true)];
    for (const { path } of openTexts(definition))
      for (const text of HOSTILE_TEXTS)
        for (const base of bases) {
          const source = {
            subject: text,
            preheader: text,
            theme: DEFAULT_SETTINGS.theme,
            origin: 'https://site.example',
          };
          const tree = treeWith(type, propsWith(base, path, text) as JsonObject);
          const { html } = compileCampaign(tree, source);
          watch.look(() => `${path.join('.')} = ${text}`, { html, css: '' }, true);
        }
    expect(watch.found.slice(0, 20)).toEqual([]);
  });
});
