import type { PostStatus } from '@org/schema';

/** A post of the demo, with its categories and tags by name. */
export interface DemoPost {
  readonly title: string;
  readonly excerpt: string;
  readonly content: string;
  /** Name of a drawing that a page of the demo shows as well. */
  readonly art: string;
  /** Days from the day of the seed on which it is published. */
  readonly day: number;
  readonly status: PostStatus;
  readonly categories: readonly string[];
  readonly tags: readonly string[];
}

/** Categories of the demo's blog. */
export const DEMO_CATEGORIES: readonly {
  readonly category: string;
  readonly description: string;
}[] = [
  { category: 'Through the year', description: 'What there is to do, month by month.' },
  { category: 'Plants', description: 'What grows well here, and where.' },
  { category: 'Our gardens', description: 'Gardens that we have made, and how they turned out.' },
  { category: 'In the workshop', description: 'Tools, soil and what we learned the hard way.' },
];

const p = (...lines: readonly string[]): string => lines.map((line) => `<p>${line}</p>`).join('');
const h = (line: string): string => `<h2>${line}</h2>`;
const list = (...items: readonly string[]): string =>
  `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

/** Posts of a gardener in Toronto, the newest first. */
export const DEMO_POSTS: readonly DemoPost[] = [
  {
    title: 'What we plant in the last week before the frost',
    excerpt:
      'Garlic, tulips and one shrub that likes the cold: a short list for the end of the season.',
    content: [
      p(
        'The soil keeps its warmth long after the air has lost it. That gives us <strong>one more week</strong> for roots to find their place before the ground closes.',
      ),
      h('Three things worth the cold fingers'),
      list(
        'Garlic, a hand deep and a hand apart, under a good layer of leaves.',
        'Tulips, later than you think: in cold soil they keep clear of grey mould.',
        'Witch hazel, which will flower before anything else wakes up.',
      ),
      p('Water once, well, and leave the rest to the snow.'),
    ].join(''),
    art: 'winter-care',
    day: 9,
    status: 'published',
    categories: ['Through the year', 'Plants'],
    tags: ['Autumn'],
  },
  {
    title: 'A courtyard on Dovercourt, one year on',
    excerpt: 'Forty square metres, no sun before noon, and a family that wanted to eat outside.',
    content: [
      p(
        'When we first saw it, the courtyard was a parking space for bicycles. The brief was short: <em>somewhere to have dinner</em>.',
        'We kept the old brick, lifted a third of it, and planted ferns and hakone grass where the drain used to be. The table stands where the evening light falls.',
      ),
      h('What held, and what did not'),
      p(
        'The climbing hydrangea took a year to decide that it liked the wall. The moss between the stones did not survive the dog, and we have stopped trying.',
      ),
    ].join(''),
    art: 'courtyard',
    day: -6,
    status: 'published',
    categories: ['Our gardens'],
    tags: ['Before and after', 'Shade'],
  },
  {
    title: 'Five perennials that forgive a busy summer',
    excerpt: 'For borders that are looked at every day and looked after once a month.',
    content: [
      p('Not everybody wants a hobby. These five come back, stay upright and ask for little.'),
      list(
        '<strong>Calamint</strong>: a cloud of white from June to the frost, and full of bees.',
        '<strong>Purple coneflower</strong>: leave the heads standing for the finches.',
        '<strong>Little bluestem</strong>: copper in autumn, and still there in February.',
        '<strong>Wild geranium</strong>: covers the ground where the sun does not reach.',
        '<strong>Baptisia</strong>: slow for two years, and then there for thirty.',
      ),
      p('Plant them in groups of three or five. One of each looks like a shop window.'),
    ].join(''),
    art: 'summer-border',
    day: -24,
    status: 'published',
    categories: ['Plants'],
    tags: ['Easy care'],
  },
  {
    title: 'How we sharpen a pair of secateurs',
    excerpt: 'Ten minutes, one stone and a drop of oil. Your roses will notice.',
    content: [
      p(
        'A blunt blade crushes a stem, and a crushed stem invites disease. We sharpen ours every Friday.',
      ),
      h('In four steps'),
      '<ol><li>Take them apart and wash off the sap.</li><li>Draw the stone along the bevel, always in one direction.</li><li>Take off the burr from the flat side with a single stroke.</li><li>Oil the joint and wipe the rest over the blade.</li></ol>',
      p('If they still fold a sheet of paper instead of cutting it, bring them by.'),
    ].join(''),
    art: 'potting-bench',
    day: -52,
    status: 'published',
    categories: ['In the workshop'],
    tags: ['Tools'],
  },
  {
    title: 'A kitchen garden for a balcony',
    excerpt: 'What four boxes and a rail can feed, from April to October.',
    content: [
      p(
        'Four boxes, each as long as an arm, are enough for salad on most days. The trick is to sow <strong>little and often</strong>.',
      ),
      h('Box by box'),
      p(
        'One for leaves, one for herbs, one for a cherry tomato with basil at its feet. The last is for whatever the children choose.',
      ),
    ].join(''),
    art: 'planting-plan',
    day: -90,
    status: 'draft',
    categories: ['Plants', 'Through the year'],
    tags: ['Easy care'],
  },
  {
    title: 'Our opening hours in the spring of 2024',
    excerpt: 'When the yard was open two years ago.',
    content: p('From April to June the yard was open on Saturdays from nine to three.'),
    art: 'garden-morning',
    day: -700,
    status: 'archived',
    categories: ['In the workshop'],
    tags: [],
  },
];
