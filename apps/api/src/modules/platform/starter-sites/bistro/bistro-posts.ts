import { h, p, ul } from '../site-parts.ts';
import type { StarterPost } from '../starter-site.ts';

/** Blog posts of the kitchen, newest first. */
export const BISTRO_POSTS: readonly StarterPost[] = [
  {
    title: 'Why the trout comes whole',
    excerpt:
      'A fillet is easier to eat. A fish on the bone is easier to cook well, and here is why.',
    content: [
      p(
        'Every week somebody asks whether we could take the head off. We could. But the bones are what keeps the flesh from drying over a fire of four hundred degrees, and the cheeks are the best part.',
      ),
      h('How to take it apart'),
      ul(
        'Draw a line with the back of the knife from the gill to the tail.',
        'Push the upper fillet away from you. It wants to go.',
        'Lift the bones by the tail, all at once, and eat the cheeks first.',
      ),
      p('If you would rather not, wave at Ruth. She does it in eleven seconds.'),
    ].join(''),
    art: 'trout',
    daysAgo: 5,
    categories: ['Kitchen'],
  },
  {
    title: 'Red Fife, or how we came to pay more for flour',
    excerpt: 'Our wheat grows an hour from here, and tastes of something.',
    content: [
      p(
        'For six years we baked with flour that was white, strong and from nowhere. Then Margaret from the mill left a sack at the door with a note: “Try it wet.”',
        'Red Fife drinks a tenth more water, forgives nothing in August and smells of hay. The loaf is <strong>darker and flatter</strong>, and it is gone by nine.',
      ),
      h('What changed'),
      p('Longer rests, cooler dough, and one more hour of sleep for nobody. We would not go back.'),
    ].join(''),
    art: 'bread',
    daysAgo: 26,
    categories: ['Suppliers'],
  },
  {
    title: 'The night that the chimney went on strike',
    excerpt: 'Thirty-one guests, wind from the lake, and a room full of smoke at half past seven.',
    content: [
      p(
        'It had never happened before, and we had an answer to everything but this: open both doors, put the coats on the guests, and serve everything that can be eaten cold.',
        'Nobody left. Somebody began to sing. The chimney has a new cap now, and on the first of November we serve that menu again, by an open door, with blankets.',
      ),
    ].join(''),
    art: 'hearth',
    daysAgo: 61,
    categories: ['The house'],
  },
];
