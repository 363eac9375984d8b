import {
  band,
  button,
  card,
  column,
  type DemoPage,
  divider,
  eyebrow,
  heading,
  icon,
  icons,
  page,
  picture,
  prose,
  row,
  smallHeading,
  text,
} from '../../../modules/platform/index.ts';

const SUBTLE = { background: { backgroundColor: 'subtle' } };

const price = (name: string, amount: string, words: string) =>
  column(0, [
    card([
      smallHeading(name),
      text(amount, { fontSize: 2, fontWeight: 700, color: 'primary' }),
      text(words),
    ]),
  ]);

const home: DemoPage = {
  slug: 'home',
  title: 'Harbour Street Bicycles',
  excerpt: 'Repairs while you wait, and used bicycles with a year of warranty.',
  image: 'art:harbour-street',
  is_homepage: true,
  status: 'published',
  meta_title: 'Harbour Street Bicycles – repairs and used bicycles in Halifax',
  meta_keywords: 'bicycle repair, used bicycles, Halifax',
  meta_description: 'Flat tyres and brakes while you wait; used bicycles with a year of warranty.',
  template: page([
    band(
      [
        column(
          6,
          [
            eyebrow('On the harbour since 2003', 'primary'),
            heading(1, 'Bring it in by ten, ride it home by five'),
            text(
              'Flat tyres and brakes we mend while you wait. For everything else we call you with a price before we start.',
              { fontSize: 1.25 },
            ),
            button('Repairs and prices', '/repairs', {
              size: 'lg',
              buttonIcon: 'arrow-right',
              iconPosition: 'after',
            }),
          ],
          { alignment: { justifyContent: 'center', gap: 20 } },
        ),
        column(6, [
          picture('harbour-street', 'Two bicycles on a harbour street with coloured houses', {
            height: 520,
            mobile: 280,
            radius: 24,
          }),
        ]),
      ],
      { height: 64, gap: 56 },
    ),
    divider('subtle', 'surface', { style: 'skewed', skewAngle: 2, height: 80 }),
    band(
      [
        column(0, [
          card([
            icons([icon('tools', { width: 40, height: 40 })]),
            smallHeading('While you wait'),
            text(
              'Tubes, brake pads, gears that jump. There is coffee, and the window has a view of the ferries.',
            ),
          ]),
        ]),
        column(0, [
          card([
            icons([icon('shield-check', { width: 40, height: 40 })]),
            smallHeading('A year of warranty'),
            text(
              'On every repair and every used bicycle. No small print, because there is no room on the card.',
            ),
          ]),
        ]),
        column(0, [
          card([
            icons([icon('recycle', { width: 40, height: 40 })]),
            smallHeading('Second lives'),
            text(
              'We buy bicycles that deserve another owner and rebuild them to the last bearing.',
            ),
          ]),
        ]),
      ],
      { height: 64, gap: 28, settings: SUBTLE },
    ),
    band(
      [
        column(6, [
          picture('workshop', 'A bicycle on a stand in a bright workshop', { height: 440 }),
        ]),
        column(
          6,
          [
            eyebrow('The workshop', 'primary'),
            heading(2, 'Three mechanics and a very old truing stand'),
            prose(
              '<p>Mira builds wheels, Tom can hear a worn bottom bracket from across the street, and Jo does everything that runs on a battery.</p><p>If a repair is not worth it, we say so. Then we show you the shelf with the used ones.</p>',
            ),
            button('See used bicycles', '/used-bicycles', { variant: 'secondary' }),
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
            heading(2, 'Open Tuesday to Saturday, 9 to 18', {
              textAlign: 'center',
              color: '#ffffff',
            }),
            text('41 Harbour Street, between the bakery and the ferry.', {
              fontSize: 1.25,
              textAlign: 'center',
              color: '#ffffff',
            }),
            button('Call the workshop', 'tel:+19025550177', {
              variant: 'light',
              size: 'lg',
              buttonIcon: 'phone',
            }),
          ],
          { alignment: { alignItems: 'center', gap: 20 } },
        ),
      ],
      {
        height: 112,
        settings: {
          background: {
            backgroundImage: 'art:gears',
            overlaySettings: { enabled: true, overlayColor: '#0c2b3d', overlayOpacity: 0.6 },
          },
        },
      },
    ),
  ]),
};

const repairs: DemoPage = {
  slug: 'repairs',
  title: 'Repairs and prices',
  excerpt: 'What a repair costs, before you ask.',
  image: 'art:workshop',
  is_homepage: false,
  status: 'published',
  meta_keywords: 'bicycle repair prices',
  meta_description: 'Prices of bicycle repairs at Harbour Street in Halifax.',
  template: page([
    band(
      [
        column(8, [
          eyebrow('Repairs', 'primary'),
          heading(1, 'What it costs, before you ask'),
          text('Parts are extra, and we show them to you first.', { fontSize: 1.25 }),
        ]),
      ],
      { height: 64 },
    ),
    band(
      [
        column(
          0,
          [
            row([
              price('Flat tyre', '$15', 'While you wait, with a look at the rim tape.'),
              price(
                'Brakes, per wheel',
                '$25',
                'Pads fitted, rotor trued, lever set to your hand.',
              ),
              price('Gears', '$30', 'Cable, alignment, and a ride around the block.'),
            ]),
            row([
              price('Wheel true', '$28', 'To half a millimetre, with even tension.'),
              price('Small service', '$85', 'Everything checked, cleaned and set. One day.'),
              price(
                'Large service',
                '$190',
                'Down to the bearings, once a year if you ride in salt.',
              ),
            ]),
          ],
          { alignment: { gap: 24 } },
        ),
      ],
      { height: 64, settings: SUBTLE },
    ),
    band(
      [
        column(
          6,
          [
            prose(
              '<h2>Before you come</h2><ul><li>Mornings are quieter than afternoons</li><li>Bring the key of the lock, and of the battery</li><li>Lent bicycles are free while yours is here</li></ul>',
            ),
          ],
          { alignment: { justifyContent: 'center' } },
        ),
        column(6, [picture('workshop', 'A bicycle on a stand in the workshop', { height: 360 })]),
      ],
      { gap: 64 },
    ),
  ]),
};

const used: DemoPage = {
  slug: 'used-bicycles',
  title: 'Used bicycles',
  excerpt: 'Rebuilt to the last bearing, with a year of warranty.',
  image: 'art:harbour-street',
  is_homepage: false,
  status: 'published',
  meta_keywords: 'used bicycles Halifax',
  meta_description: 'Used bicycles with a year of warranty, rebuilt in our workshop.',
  template: page([
    band(
      [
        column(
          7,
          [
            eyebrow('Second lives', 'primary'),
            heading(1, 'Used bicycles, rebuilt to the last bearing'),
            prose(
              '<p>About twenty stand in the shop at a time, from $240. Each has new cables, new pads and a card that says what was done and by whom.</p><p><strong>Try before you buy:</strong> take one home for the weekend. If you bring it back on Tuesday, you owe us nothing.</p>',
            ),
            button('Ask what is in', 'mailto:workshop@harbour.test', { buttonIcon: 'mail' }),
          ],
          { alignment: { justifyContent: 'center' } },
        ),
        column(5, [picture('gears', 'A rear wheel with its gears', { height: 420 })]),
      ],
      { height: 72, gap: 56 },
    ),
  ]),
};

/** Pages of Harbour Street Bicycles. */
export const BICYCLE_PAGES: readonly DemoPage[] = [home, repairs, used];
