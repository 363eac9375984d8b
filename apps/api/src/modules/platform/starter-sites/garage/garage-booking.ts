import type { BlockTemplate } from '@org/content';
import { button, page } from '../parts/page-parts.ts';
import {
  all,
  col,
  field,
  form,
  pad,
  paint,
  prose,
  rise,
  section,
  title,
  ul,
  WHO,
  words,
} from '../site-parts.ts';
import type { StarterPage } from '../starter-site.ts';
import { SIGNAL, STEEL } from './garage-frame.ts';
import { label } from './garage-home.ts';

/** The top of a page: dark, with its name and a sentence. */
export function opening(kind: string, name: string, line: string): BlockTemplate {
  return section(
    {
      desktop: all(rise(88, 72), { alignment: { gap: 24 } }, paint(STEEL)),
      mobile: rise(56, 48),
    },
    [
      col(
        9,
        [
          label(kind, SIGNAL),
          title(1, name, 4, { fontWeight: 800 }),
          words(line, 1.25, { color: '#c9d2da' }),
        ],
        { desktop: { alignment: { gap: 12 } } },
      ),
    ],
  );
}

/** Page with the booking form. */
export const garageBooking: StarterPage = {
  slug: 'book',
  title: 'Book a visit',
  excerpt: 'Tell us the car, the trouble and a day.',
  image: 'art:diagnosis',
  is_homepage: false,
  status: 'published',
  meta_title: 'Book a visit – Ridgeway Motors',
  meta_description:
    'Book a visit to the workshop: your car, what it needs, and a day that suits you.',
  template: page([
    opening(
      'Booking',
      'Book a visit',
      'Two minutes here, an answer with a time and a price the same working day.',
    ),
    section(
      {
        desktop: all(rise(72, 104), { alignment: { gap: 64, alignItems: 'flex-start' } }),
        mobile: all(rise(40, 64), { alignment: { gap: 40 } }),
      },
      [
        col(8, [
          form(
            'workshop_booking',
            [
              field('vehicle', 'Your vehicle', { type: 'vehicle', required: true }),
              field('km', 'Kilometres', {
                type: 'number',
                inputWidth: 'half',
                placeholder: '84000',
              }),
              field('need', 'What does it need?', {
                type: 'select',
                inputWidth: 'half',
                options: [
                  'Service',
                  'Brakes',
                  'Tyres',
                  'Diagnosis',
                  'Electric or hybrid',
                  'Check before buying',
                  'Something else',
                ],
                required: true,
              }),
              field('trouble', 'What have you noticed?', {
                type: 'textarea',
                placeholder: 'A squeal when it is cold, from the front on the left',
              }),
              field('photo', 'A photo, if it helps', { type: 'file' }),
              field('day', 'Day that suits you', {
                type: 'date',
                notInPast: true,
                inputWidth: 'half',
                required: true,
              }),
              field('drop', 'You bring it', {
                type: 'radio',
                inputWidth: 'half',
                options: ['In the morning', 'At noon', 'The night before (key box)'],
                required: true,
              }),
              ...WHO,
              field('loan', 'Loan car', {
                type: 'checkbox',
                options: ['I need a car for the day'],
              }),
            ],
            {
              submitButtonText: 'Ask for a time',
              successMessage: 'Got it. You have a time and a price from us the same working day.',
              createCustomer: true,
              tags: 'Booking',
            },
          ),
        ]),
        col(
          4,
          [
            title(2, 'Good to have with you', 1.5, { fontWeight: 800 }),
            prose(
              ul(
                'The service book',
                'The key for the wheel nuts',
                'Your winter wheels, if it is that time',
              ),
            ),
            title(2, 'In a hurry?', 1.5, { fontWeight: 800 }),
            words('If it smokes, leaks or will not brake, do not drive. Call us, we fetch it.', 1),
            button('+1 403 555 0168', 'tel:+14035550168', {
              variant: 'primary',
              buttonIcon: 'phone',
              fullWidth: true,
            }),
          ],
          {
            desktop: all(pad(32), paint('subtle'), {
              alignment: { gap: 16 },
              border: { border: 'top', borderWidth: 4, borderColor: 'primary' },
            }),
            mobile: pad(24),
          },
        ),
      ],
    ),
  ]),
};
