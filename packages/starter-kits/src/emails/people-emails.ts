import {
  block,
  button,
  columns,
  type EmailTemplate,
  email,
  footer,
  heading,
  picture,
  sample,
  section,
  words,
} from './email-parts.ts';

/** First email to a new subscriber. */
export const WELCOME: EmailTemplate = {
  key: 'welcome',
  name: 'Welcome',
  description: 'The first email to a new subscriber, with a discount.',
  subject: 'Welcome, {{first_name|friend}}',
  preheader: 'Good to have you here. A small gift is inside.',
  template: email(
    { backgroundColor: '#e9f0fb', textColor: '#1d2a44' },
    section(
      { backgroundColor: 'primary', paddingY: 44, borderRadius: 12 },
      block('EmailHeader', { color: '', space: 0 }),
      heading('Welcome, {{first_name|friend}}', {
        fontSize: 38,
        align: 'center',
        space: 20,
      }),
      words('<p>You will hear from us about once a month: what is new, and nothing else.</p>', {
        align: 'center',
        fontSize: 17,
      }),
    ),
    section(
      { space: 12, borderRadius: 12 },
      columns(
        { gap: 20 },
        [
          {},
          heading('1', { level: 2, fontSize: 30, align: 'center', space: 0 }),
          words('<p><a href="/shop">Look around</a> in the shop.</p>', { align: 'center' }),
        ],
        [
          {},
          heading('2', { level: 2, fontSize: 30, align: 'center', space: 0 }),
          words('<p><a href="/blog">Read</a> how we work.</p>', { align: 'center' }),
        ],
        [
          {},
          heading('3', { level: 2, fontSize: 30, align: 'center', space: 0 }),
          words('<p><a href="/contact">Visit us</a>, or just say hello.</p>', { align: 'center' }),
        ],
      ),
      block('EmailCoupon', {
        code: 'WELCOME10',
        title: '10% off your first order',
        note: 'Valid for one month.',
        backgroundColor: '#f4f8ff',
        textColor: '#1d3f7a',
      }),
    ),
    section({ backgroundColor: '' }, footer()),
  ),
};

/** An invitation with date and place. */
export const INVITATION: EmailTemplate = {
  key: 'invitation',
  name: 'Invitation',
  description: 'An invitation with date, place and a button to accept.',
  subject: 'You are invited',
  preheader: 'An evening with us: May 14 at seven.',
  template: email(
    {
      backgroundColor: '#12343b',
      textColor: '#12343b',
      fontFamily: 'Georgia',
      linkColor: '#a0522d',
      paddingY: 48,
    },
    section(
      { backgroundColor: '#f7f1e3', borderRadius: 0, paddingY: 56, paddingX: 48 },
      words('<p>You are invited to</p>', { align: 'center', fontSize: 18 }),
      sample(
        heading('An evening in the workshop', { fontSize: 44, fontWeight: 400, align: 'center' }),
      ),
      block('EmailDivider', { width: 30, color: '#a0522d', space: 20 }),
      columns(
        { gap: 16, verticalAlign: 'top' },
        [
          {},
          sample(
            words('<p><strong>When</strong><br>Thursday, May 14<br>at seven</p>', {
              align: 'center',
            }),
          ),
        ],
        [
          {},
          sample(
            words('<p><strong>Where</strong><br>12 Harbour Street<br>second floor</p>', {
              align: 'center',
            }),
          ),
        ],
      ),
      words('<p>There will be something to see, something to drink, and good company.</p>', {
        align: 'center',
      }),
      button('I am coming', '/contact', {
        backgroundColor: '#a0522d',
        borderRadius: 0,
        paddingX: 32,
        paddingY: 14,
      }),
      sample(words('<p>Please answer by May 7.</p>', { align: 'center', fontSize: 14 })),
    ),
    section({ backgroundColor: '' }, footer({ color: '#c9d6d2' })),
  ),
};

/** A friendly reminder to people who were not there for long. */
export const MISS_YOU: EmailTemplate = {
  key: 'miss-you',
  name: 'We miss you',
  description: 'To customers who have not ordered for long, with a reason to come back.',
  subject: 'It has been a while, {{first_name|friend}}',
  preheader: 'Much has changed. Come and see.',
  template: email(
    { backgroundColor: '#f6e7ea', textColor: '#3a2230', fontFamily: 'Trebuchet' },
    section(
      { paddingY: 48, paddingX: 48, borderRadius: 24 },
      heading('It has been a while.', { fontSize: 40 }),
      words(
        '<p>Hello {{first_name|there}}, the last time that we saw you is long ago. Here is what you missed:</p>',
        { fontSize: 17 },
      ),
      sample(
        words(
          '<ul><li>a new collection</li><li>delivery in two days</li><li>a second shop, near the station</li></ul>',
          { fontSize: 17 },
        ),
      ),
      block('EmailCoupon', {
        code: 'COMEBACK',
        title: 'Take 15% off, because we would love to see you again',
        note: 'Valid for two weeks.',
        backgroundColor: '#fdf3f5',
        textColor: '#8a2446',
      }),
      button('See what is new', '/shop', { backgroundColor: '#8a2446', fullWidth: true }),
      words('<p>No more emails? That is fine too: the link is below.</p>', {
        fontSize: 14,
        color: '#6e5561',
      }),
    ),
    section({ backgroundColor: '' }, footer({ color: '#6e5561' })),
  ),
};

/** Instructions in numbered steps with pictures. */
export const STEP_BY_STEP: EmailTemplate = {
  key: 'step-by-step',
  name: 'Step by step',
  description: 'A recipe, or how something is done, in three steps with pictures.',
  subject: 'How to do it yourself, in three steps',
  preheader: 'You need half an hour, and not much else.',
  template: email(
    { backgroundColor: '#f2f5ee', textColor: '#26331f', linkColor: '#3c6e1f' },
    section(
      { paddingY: 36 },
      block('EmailHeader', { align: 'start', space: 0 }),
      sample(heading('In three steps to a result that lasts', { fontSize: 34, space: 20 })),
      sample(
        words('<p><strong>30 minutes</strong> · easy · for two people</p>', { color: '#5a6b50' }),
      ),
      block('EmailVideo', { href: '/blog', text: 'Watch it first', backgroundColor: '#3c6e1f' }),
      block('EmailDivider', { color: '#d4dfca' }),
      columns(
        { verticalAlign: 'middle' },
        [{}, picture({ borderRadius: 8 })],
        [
          {},
          heading('1. Prepare', { level: 2, fontSize: 22, color: '#3c6e1f' }),
          sample(words('<p>Say what is needed, and what can be left out.</p>')),
        ],
      ),
      columns(
        { verticalAlign: 'middle' },
        [
          {},
          heading('2. Do it', { level: 2, fontSize: 22, color: '#3c6e1f' }),
          sample(words('<p>One action for each sentence. Take the time that it takes.</p>')),
        ],
        [{}, picture({ borderRadius: 8 })],
      ),
      columns(
        { verticalAlign: 'middle' },
        [{}, picture({ borderRadius: 8 })],
        [
          {},
          heading('3. Enjoy', { level: 2, fontSize: 22, color: '#3c6e1f' }),
          words('<p>And tell us how it went!</p>'),
        ],
      ),
      button('Print the instructions', '/blog', { backgroundColor: '#3c6e1f' }),
    ),
    section({ backgroundColor: '' }, block('EmailSocial'), footer()),
  ),
};
