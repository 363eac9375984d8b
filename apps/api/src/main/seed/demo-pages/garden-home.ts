import {
  band,
  box,
  button,
  buttons,
  column,
  type DemoPage,
  divider,
  eyebrow,
  heading,
  icon,
  icons,
  page,
  picture,
  poster,
  prose,
  row,
  smallHeading,
  text,
} from '../../../modules/platform/index.ts';
import { invitation } from './garden-frame.ts';

const figure = (number: string, words: string) =>
  column(0, [text(number, { fontSize: 3, fontWeight: 700 }), text(words)], {
    alignment: { gap: 0 },
  });

const step = (name: string, title: string, words: string) =>
  column(0, [icons([icon(name, { width: 40, height: 40 })]), smallHeading(title), text(words)], {
    alignment: { gap: 10 },
  });

/** Home of Northwind Gardens. */
export const gardenHome: DemoPage = {
  slug: 'home',
  title: 'Northwind Gardens',
  excerpt: 'Gardens that are planned on paper, built by our own crew and looked after for years.',
  image: 'art:garden-morning',
  is_homepage: true,
  status: 'published',
  meta_title: 'Northwind Gardens – garden design, building and care in Toronto',
  meta_keywords: 'garden design, planting, terraces, garden care, Toronto',
  meta_description:
    'A family firm that plans, builds and looks after gardens in and around Toronto.',
  focus_keyphrase: 'garden design Toronto',
  template: page([
    band(
      [
        column(
          6,
          [
            eyebrow('Garden design, building and care'),
            heading(1, 'A garden you will still like in ten years'),
            text(
              'We plan on paper, build with our own crew, and come back each season to prune, sow and mend.',
              { fontSize: 1.25 },
            ),
            buttons([
              button('Book a first visit', '/visit', { size: 'lg' }),
              button('See our gardens', '/gardens', { size: 'lg', variant: 'light' }),
            ]),
          ],
          { alignment: { justifyContent: 'center', gap: 20 } },
        ),
        column(6, [
          picture(
            'garden-morning',
            'A garden on a summer morning: a path between flower borders leads to a small house',
            { height: 560, mobile: 300, radius: 28 },
          ),
        ]),
      ],
      { height: 80, gap: 56 },
    ),
    divider('subtle', 'surface', { style: 'wave', waveCount: 3, waveHeight: 40 }),
    band(
      [
        step(
          'pencil',
          'We draw',
          'Two visits and a plan on your kitchen table. You change it with a pencil until it is yours.',
        ),
        step(
          'tools',
          'We build',
          'Walls, paths, water and planting by the same six people, from March to November.',
        ),
        step(
          'seedling',
          'We look after',
          'By the hour or by the year. A garden is never finished, and that is the pleasure of it.',
        ),
      ],
      { height: 72, gap: 48, settings: { background: { backgroundColor: 'subtle' } } },
    ),
    band(
      [
        column(6, [
          picture('planting-plan', 'A planting plan on paper with a pencil beside it', {
            height: 440,
          }),
        ]),
        column(
          6,
          [
            eyebrow('From the first line'),
            heading(2, 'Everything starts on squared paper'),
            prose(
              '<p>A plan shows where the sun stands at four in the afternoon, where the children will run, and where the water goes when it rains for a week. We draw it by hand, because a hand asks better questions than a program.</p><p>You get the drawing, a list of every plant with its height and its month, and <strong>one price</strong> that we keep to.</p>',
            ),
            button('How we work', '/how-we-work', {
              variant: 'secondary',
              buttonIcon: 'arrow-right',
              iconPosition: 'after',
            }),
          ],
          { alignment: { justifyContent: 'center' } },
        ),
      ],
      { gap: 64 },
    ),
    band(
      [
        column(
          0,
          [
            heading(2, 'Three gardens, three seasons'),
            row([
              column(0, [
                poster(
                  'courtyard',
                  'A courtyard in Leslieville',
                  'Forty square metres, one olive tree',
                ),
              ]),
              column(0, [
                poster(
                  'kitchen-garden',
                  'A kitchen garden in Etobicoke',
                  'Six beds and a glasshouse',
                ),
              ]),
              column(0, [
                poster('winter-care', 'An orchard near King City', 'Pruned each January'),
              ]),
            ]),
          ],
          { alignment: { gap: 28 } },
        ),
      ],
      {
        height: 80,
      },
    ),
    band(
      [
        figure('31', 'years in the same yard'),
        figure('640', 'gardens that we have built'),
        figure('9', 'gardeners, all of them on staff'),
        figure('0', 'leaf blowers'),
      ],
      {
        height: 64,
        settings: { background: { backgroundColor: 'primary' } },
        props: {},
      },
    ),
    band(
      [
        column(
          0,
          [
            box(
              [
                icons([icon('quote', { width: 48, height: 48, color: 'tertiary' })], {
                  justify: 'center',
                }),
                text(
                  'They asked more about our dog than about our budget. The dog has a path of his own now, and the roses are still standing.',
                  { tag: 'p', fontSize: 2, fontWeight: 500, textAlign: 'center' },
                ),
                text('Ines and Paul Baptiste, East York', { textAlign: 'center', color: 'muted' }),
              ],
              {
                desktop: { alignment: { gap: 20, width: 820, widthUnit: 'px', widthAuto: false } },
              },
            ),
          ],
          { alignment: { alignItems: 'center' } },
        ),
      ],
      { height: 112 },
    ),
    invitation(
      'Shall we have a look at yours?',
      'The first visit takes an hour and costs nothing.',
    ),
  ]),
};
