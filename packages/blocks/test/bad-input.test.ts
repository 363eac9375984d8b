import type { BlockDefinition } from '@org/content';
import { createSheet } from '@org/device-settings';
import { DEFAULT_SETTINGS, type JsonObject, type JsonValue } from '@org/schema';
import { describe, expect, it, vi } from 'vitest';
import { allBlocks } from '../src/all-blocks.ts';
import { blockRegistry } from '../src/block-registry.ts';
import type { RenderContext } from '../src/block-view.ts';
import { blockViews } from '../src/block-views.ts';
import { COMMON_PROPS } from '../src/common-props.ts';
import { compileCampaign } from '../src/email.ts';
import { EMAIL_VIEWS } from '../src/email-views.gen.ts';
import { exampleTree } from '../src/example-tree.ts';
import { type PropPlace, propPlaces, propsWith, sampleProps } from '../src/prop-places.ts';
import { renderToHtml } from '../src/render-to-html.ts';
import { renderTree } from '../src/render-tree.tsx';
import { sampleContext } from '../src/sample-context.ts';

// A sweep takes half a second, and longer on a machine that does other work.
vi.setConfig({ testTimeout: 30_000 });

const BLOCKS = allBlocks();
const BLOCK_TABLE = BLOCKS.map(({ definition }) => ({ type: definition.type, definition }));
const LONG = 'Donaudampfschifffahrt '.repeat(500).slice(0, 10_000);
const WRONG: readonly (JsonValue | undefined)[] = [
  undefined,
  null,
  true,
  false,
  0,
  -1,
  0.5,
  1e308,
  -1e308,
  '',
  ' ',
  'words',
  [],
  [null],
  [[]],
  ['words', 1, {}],
  {},
  { desktop: null },
  { toString: 'words', length: 4 },
];

/** What nobody should ever read, or see drawn: values that were printed though they are none, and lengths without an end. */
const NONSENSE =
  /NaN|undefined|\[object |Infinity|="null"|>null<|\d{9,}(?:px|rem|%|deg|ms|s)\b|\de\+\d/;

/** A page with one block in it, printed. Errors: whatever a view throws. */
function print(
  definition: BlockDefinition,
  props: JsonObject,
  context: Partial<RenderContext> = {},
): string {
  const sheet = createSheet();
  const example = BLOCKS.find((block) => block.definition === definition)?.examples.typical;
  const html = renderToHtml(
    renderTree(exampleTree(definition.type, { ...example, props }), {
      registry: blockRegistry,
      views: blockViews,
      context: sampleContext({ ...example?.context, ...context }),
      sheet,
      onError: (error) => {
        throw error;
      },
    }),
  );
  return `${html}<style>${sheet.css()}</style>`;
}

/** What a reader of a mail is sent. */
function printMail(type: string, props: JsonObject): string {
  const { html, text } = compileCampaign(exampleTree(type, { props }), {
    subject: 'News',
    theme: DEFAULT_SETTINGS.theme,
    origin: 'https://site.example',
  });
  return `${html}\n${text}`;
}

/** Every way in which a block is drawn, by name. */
function drawnIn(definition: BlockDefinition, props: JsonObject): Record<string, string> {
  return {
    site: print(definition, props, { onSite: true }),
    editor: print(definition, props, { editing: true }),
    ...(Object.hasOwn(EMAIL_VIEWS, definition.type) && {
      mail: printMail(definition.type, props),
    }),
  };
}

/** Problems of a block with these props: nonsense, or nothing where the block should be. */
function getProblems(definition: BlockDefinition, props: JsonObject, what: string): string[] {
  const name = definition.type.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
  return Object.entries(drawnIn(definition, props)).flatMap(([where, html]) => {
    const at = html.search(NONSENSE);
    const nonsense = at < 0 ? '' : html.slice(Math.max(0, at - 60), at + 30);
    const isThere = where === 'mail' || html.includes(`data-block="${name}"`);
    return [
      ...(nonsense ? [`${what} in ${where}: ${nonsense}`] : []),
      ...(isThere ? [] : [`${what} in ${where}: the block is gone`]),
    ];
  });
}

const told = (place: PropPlace): string => place.path.join('.');
const withAt = (props: JsonObject, { path }: PropPlace, value: JsonValue | undefined): JsonObject =>
  propsWith(props, path, value) as JsonObject;

describe.each(BLOCK_TABLE)('$type', ({ definition }) => {
  // What every block has is looked at in one of them.
  const places = propPlaces(definition).filter(
    ({ path }) => definition.type === 'Text' || !COMMON_PROPS.includes(String(path[0])),
  );
  const base = sampleProps(definition);
  const full = sampleProps(definition, true);

  it('is drawn without each of its props, and without any', () => {
    const problems = [
      ...getProblems(definition, {}, 'nothing stored'),
      ...places.flatMap((place) =>
        getProblems(definition, withAt(base, place, undefined), `without ${told(place)}`),
      ),
    ];
    expect(problems).toEqual([]);
  });

  it('is drawn whatever stands in one of its props', () => {
    const problems = places.flatMap((place) =>
      WRONG.flatMap((value) =>
        getProblems(
          definition,
          withAt(full, place, value),
          `${told(place)} = ${JSON.stringify(value)?.slice(0, 40)}`,
        ),
      ),
    );
    expect(problems).toEqual([]);
  });

  it('draws each prop at its limits, and beyond them as at a limit or as at first', () => {
    const problems: string[] = [];
    for (const place of places) {
      const { kind, min, max, choices } = place;
      const drawn = (value: JsonValue | undefined): string =>
        JSON.stringify(drawnIn(definition, withAt(full, place, value)));
      const inside =
        kind === 'number' ? [min, max].filter((bound) => bound !== undefined) : choices;
      const known = new Set([...inside, undefined].map(drawn));
      for (const value of inside)
        problems.push(...getProblems(definition, withAt(full, place, value), told(place)));
      const beyond =
        kind === 'number' && choices.length === 0
          ? [
              ...(min === undefined ? [] : [min - 1, -1e308]),
              ...(max === undefined ? [] : [max + 1, 1e308]),
            ]
          : choices.length > 0
            ? ['words', 12_345]
            : [];
      for (const value of beyond)
        if (!known.has(drawn(value))) problems.push(`${told(place)} = ${value} is drawn as it is`);
    }
    expect(problems).toEqual([]);
  });

  it('draws a list of a thousand items as one of as many as it may have', () => {
    for (const place of places) {
      if (place.kind !== 'array') continue;
      const { max = 0 } = place;
      expect(max, `${told(place)} has no end`).toBeGreaterThan(0);
      const items = (count: number): JsonValue[] => {
        // The places know the item by its first one.
        const first = place.path.reduce<JsonValue | undefined>(
          (value, key) => (value as Record<string | number, JsonValue> | undefined)?.[key],
          full,
        );
        const item = (first as JsonValue[])[0] ?? {};
        return Array.from({ length: count }, (_, at) =>
          typeof item === 'object' && item !== null && !Array.isArray(item)
            ? { ...item, id: `item-${at}`, containerId: `item-${at}`, tabIndex: at, sort: at }
            : item,
        );
      };
      for (const [where, html] of Object.entries(
        drawnIn(definition, withAt(full, place, items(1000))),
      ))
        expect(html.length, `${told(place)} in ${where}`).toBeLessThan(
          1.02 * (drawnIn(definition, withAt(full, place, items(max)))[where] ?? '').length + 1000,
        );
    }
  });

  it('draws texts of ten thousand signs, each once or cut', () => {
    const texts = places.filter(({ kind, isClosed }) => kind === 'string' && !isClosed);
    const long = texts.reduce((props, place) => withAt(props, place, LONG), full);
    const short = texts.reduce((props, place) => withAt(props, place, 'Words'), full);
    expect(getProblems(definition, long, 'long texts')).toEqual([]);
    const before = drawnIn(definition, short);
    for (const [where, html] of Object.entries(drawnIn(definition, long)))
      expect(html.length, where).toBeLessThan(
        // A name may stand at each of what it names, and be heard as well as read.
        (before[where] ?? '').length + 8 * LONG.length * Math.max(1, texts.length),
      );
  });
});

describe('what a block shows of others', () => {
  const drawn = (type: string, props: JsonObject, context: Partial<RenderContext> = {}): string => {
    const definition = blockRegistry.get(type);
    if (!definition) throw new Error(`${type} is not known`);
    return print(definition, props, context);
  };

  it('says so where there are no pictures', () => {
    for (const type of ['ImageGallery', 'ImageCarousel', 'InfiniteScroller'])
      for (const images of [[], [{ file: '' }], [{ file: 'javascript:alert(1)' }], [{}]]) {
        expect(drawn(type, { images }), type).not.toContain('<img');
        expect(drawn(type, { images }, { editing: true }), type).not.toContain('<img');
      }
    for (const src of ['', 'javascript:alert(1)', '//elsewhere.example/x'])
      expect(drawn('Image', { src })).not.toContain('<img');
  });

  it('says so where there are no posts, no pages below it, and no menu', () => {
    const none = { rows: [], total: 0, page: 1 };
    for (const editing of [false, true]) {
      const site = sampleContext().site;
      expect(drawn('BlogList', {}, { posts: () => none, editing })).not.toContain('<article');
      expect(drawn('BlogList', {}, { posts: () => undefined, editing })).not.toContain('<article');
      expect(drawn('BlogList', {}, { posts: undefined, editing })).not.toMatch(NONSENSE);
      expect(drawn('SubMenu', {}, { subPages: [], editing })).not.toContain('<li');
      expect(drawn('NavigationBar', {}, { site, editing })).not.toMatch(NONSENSE);
    }
  });

  it('frames no map of an address that leads nowhere', () => {
    for (const url of [
      '',
      'nowhere',
      'https://',
      'http://maps.example/',
      'https:maps.example',
      '<iframe>',
    ])
      expect(drawn('Map', { url }, { onSite: true }), url).not.toContain('<iframe');
  });
});
