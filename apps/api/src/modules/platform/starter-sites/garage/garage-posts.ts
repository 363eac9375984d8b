import { h, p, ul } from '../site-parts.ts';
import type { StarterPost } from '../starter-site.ts';

/** Blog posts of the workshop, newest first. */
export const GARAGE_POSTS: readonly StarterPost[] = [
  {
    title: 'At how many degrees is it time for winter tyres?',
    excerpt: 'Seven, and it has nothing to do with snow.',
    content: [
      p(
        'Rubber for the summer is made to stay firm at forty degrees. Below <strong>seven</strong> it stays firm too, and that is the trouble: it slides over what it should hold on to.',
      ),
      h('Three things to look at'),
      ul(
        'The depth of the tread: under four millimetres a winter tyre is a summer tyre.',
        'The date on the side: 3422 means week 34 of 2022. After eight years, let it go.',
        'The snowflake on the mountain. Without it, it is only called a winter tyre.',
      ),
      p('We change about forty sets a day in the second week of October. The first week is quiet.'),
    ].join(''),
    art: 'tyres',
    daysAgo: 4,
    categories: ['Tyres'],
  },
  {
    title: 'The brake squeals. Is that bad?',
    excerpt: 'Mostly not. Here is when it is.',
    content: [
      p(
        'A squeal in the first two stops of a wet morning is rust, and it is gone by the corner. A squeal that stays is a pad that wants to be looked at. A <em>grinding</em> is a disc that you are paying for by the metre.',
      ),
      h('What we measure'),
      p(
        'Pads under three millimetres, discs under the number that is stamped on their edge. Both you may see for yourself: the car is at eye level anyway.',
      ),
    ].join(''),
    art: 'brake',
    daysAgo: 19,
    categories: ['Brakes'],
  },
  {
    title: 'What the yellow engine wants to tell you',
    excerpt: 'Eleven hundred possible reasons, and the three that it usually is.',
    content: [
      p(
        'The lamp says that the car has written something down. Which of eleven hundred things, only the diary says.',
      ),
      ul(
        'A sensor in the exhaust that has grown tired',
        'An ignition coil, most often on a wet day',
        'The cap of the tank. Really.',
      ),
      p(
        'If it blinks, ease off and call. If it only shines, come by within the week; reading it costs $85, and nothing if we mend it.',
      ),
    ].join(''),
    art: 'diagnosis',
    daysAgo: 47,
    categories: ['Diagnosis'],
  },
];
