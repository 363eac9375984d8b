import type { BlockDefinition } from '@org/content';
import { createSheet } from '@org/device-settings';
import { DEFAULT_SETTINGS, type JsonObject, type JsonValue } from '@org/schema/entities';
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
import { type PropPlace, propPlaces, propsWith, sampleProps } from '../src/testing/prop-places.ts';

// A sweep takes half a second, and longer on a busy machine.
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

/** Matches output that should never appear: serialized invalid values, and lengths without an end. */
const NONSENSE =
  /NaN|undefined|\[object |Infinity|="null"|>null<|\d{9,}(?:px|rem|%|deg|ms|s)\b|\de\+\d/;

/**
 * Renders a page with one block.
 * @throws whatever a view throws
 */
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

/** Renders an email with one block. */
function printMail(type: string, props: JsonObject): string {
  const { html, text } = compileCampaign(exampleTree(type, { props }), {
    subject: 'News',
    theme: DEFAULT_SETTINGS.theme,
    origin: 'https://site.example',
  });
  return `${html}\n${text}`;
}

/** Returns every rendering of a block, by name. */
function drawnIn(definition: BlockDefinition, props: JsonObject): Record<string, string> {
  return {
    site: print(definition, props, { onSite: true }),
    editor: print(definition, props, { editing: true }),
    ...(Object.hasOwn(EMAIL_VIEWS, definition.type) && {
      mail: printMail(definition.type, props),
    }),
  };
}

/** Returns the problems of a block with these props: invalid output, or an empty block. */
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
  // Props that every block has are tested with a single block.
  const places = propPlaces(definition).filter(
    ({ path }) => definition.type === 'Text' || !COMMON_PROPS.includes(String(path[0])),
  );
  const base = sampleProps(definition);
  const full = sampleProps(definition, true);

  it('renders without each of its props, and without any', () => {
    const problems = [
      ...getProblems(definition, {}, 'nothing stored'),
      ...places.flatMap((place) =>
        getProblems(definition, withAt(base, place, undefined), `without ${told(place)}`),
      ),
    ];
    expect(problems).toEqual([]);
  });

  it('renders with any value in one of its props', () => {
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

  it('renders each prop at its limits, and clamps values beyond them or uses the default', () => {
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

  it('truncates a list of a thousand items to its maximum', () => {
    for (const place of places) {
      if (place.kind !== 'array') continue;
      const { max = 0 } = place;
      expect(max, `${told(place)} has no end`).toBeGreaterThan(0);
      const items = (count: number): JsonValue[] => {
        // The positions describe the first item of a list.
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

  it('renders texts of ten thousand characters once or truncated', () => {
    const texts = places.filter(({ kind, isClosed }) => kind === 'string' && !isClosed);
    const long = texts.reduce((props, place) => withAt(props, place, LONG), full);
    const short = texts.reduce((props, place) => withAt(props, place, 'Words'), full);
    expect(getProblems(definition, long, 'long texts')).toEqual([]);
    const before = drawnIn(definition, short);
    for (const [where, html] of Object.entries(drawnIn(definition, long)))
      expect(html.length, where).toBeLessThan(
        // A name may be shown at each thing it labels, and again for screen readers.
        (before[where] ?? '').length + 8 * LONG.length * Math.max(1, texts.length),
      );
  });
});

describe('empty states', () => {
  const drawn = (type: string, props: JsonObject, context: Partial<RenderContext> = {}): string => {
    const definition = blockRegistry.get(type);
    if (!definition) throw new Error(`${type} is not known`);
    return print(definition, props, context);
  };

  it('shows an empty state without images', () => {
    for (const type of ['ImageGallery', 'ImageCarousel', 'InfiniteScroller'])
      for (const images of [[], [{ file: '' }], [{ file: 'javascript:alert(1)' }], [{}]]) {
        expect(drawn(type, { images }), type).not.toContain('<img');
        expect(drawn(type, { images }, { editing: true }), type).not.toContain('<img');
      }
    for (const src of ['', 'javascript:alert(1)', '//elsewhere.example/x'])
      expect(drawn('Image', { src })).not.toContain('<img');
  });

  it('shows an empty state without posts, child pages or menu items', () => {
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

  it('frames no map for an invalid URL', () => {
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
