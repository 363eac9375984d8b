import { h, p, ul } from '../site-parts.ts';
import type { StarterPost } from '../starter-site.ts';

/** Blog posts of the studio, newest first. */
export const STUDIO_POSTS: readonly StarterPost[] = [
  {
    title: 'Show one idea',
    excerpt: 'Three drafts are three ways to avoid a decision.',
    content: [
      p(
        'For years we showed three: the safe one, the wild one, and the one that we wanted. Clients chose a bit of each, and everybody went home with soup.',
        'Now we show <strong>one</strong>, with the forty that it beat pinned to the wall behind it. The conversation is about whether it is right, not about which is nicest.',
      ),
      h('What it asks of us'),
      ul(
        'Listen for a day longer than is comfortable',
        'Throw away what is only good',
        'Be able to say why, in one sentence',
      ),
    ].join(''),
    art: 'wall',
    daysAgo: 8,
    categories: ['Method'],
  },
  {
    title: 'A letter that fits through the door',
    excerpt: 'Drawing an alphabet for a bookshop with one very narrow sign.',
    content: [
      p(
        'The sign above the door of Pigeon Press is four metres long and nineteen centimetres high. Every typeface that we set on it looked like a queue.',
        'So Noor drew one that begins with the arch of their window. The n came first, and the rest of the alphabet had to be able to stand beside it.',
      ),
      h('The rule of thumb'),
      p(
        'If a letter can be cut from card with six strokes of a knife, it can be read from a tram.',
      ),
    ].join(''),
    art: 'specimen',
    daysAgo: 33,
    categories: ['Type'],
  },
  {
    title: 'Thirty-one posters, one grid',
    excerpt: 'How a festival got a new face for each night without a new designer.',
    content: [
      p(
        'Sixteen squares, five colours, and a die. The die decides which way each quarter turns; a person decides when it is good. It usually takes nine throws.',
        'People began to collect them by the second week, and to steal them by the third. We have decided to be flattered.',
      ),
    ].join(''),
    art: 'street',
    daysAgo: 70,
    categories: ['Work'],
  },
];
