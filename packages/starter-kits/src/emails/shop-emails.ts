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

/** New products in the shop. */
export const NEW_ARRIVALS: EmailTemplate = {
  key: 'new-arrivals',
  name: 'New arrivals',
  description: 'Products of your shop, with a few words about them.',
  subject: 'New in the shop',
  preheader: 'Fresh from the workshop: have a look before everybody else.',
  template: email(
    { backgroundColor: '#ffffff', textColor: '#1d2530', paddingY: 0 },
    section(
      { backgroundColor: '', paddingY: 20 },
      block('EmailHeader'),
      block('EmailMenu', { separator: 'dot', color: '#4a5563' }),
    ),
    section(
      { background: '#e8eee9', backgroundColor: '', paddingY: 48 },
      heading('Just arrived', { fontSize: 48, align: 'center', color: '#1f4030' }),
      words('<p>Chosen with care, and ready to go. The first ones are always gone quickly.</p>', {
        align: 'center',
        fontSize: 18,
        color: '#1f4030',
      }),
    ),
    section(
      { space: 16, paddingX: 20 },
      block('EmailProducts', { perRow: 2, buttonColor: '#1f4030' }),
      button('See everything', '/shop', { backgroundColor: '#1f4030' }),
    ),
    section({ background: '#f5f5f2', backgroundColor: '' }, block('EmailSocial'), footer()),
  ),
};

/** A discount with a code. */
export const SALE: EmailTemplate = {
  key: 'sale',
  name: 'Sale',
  description: 'A discount with its code, in large type.',
  subject: '20% off, this week only',
  preheader: 'Your code is inside. It ends on Sunday.',
  template: email(
    { backgroundColor: '#d7263d', textColor: '#ffffff', linkColor: '#ffffff', paddingY: 0 },
    section(
      { backgroundColor: '', paddingY: 48 },
      block('EmailHeader', { color: '#ffffff' }),
      heading('20% off', { fontSize: 60, fontWeight: 800, align: 'center', color: '#ffffff' }),
      heading('everything, until Sunday', {
        level: 2,
        fontSize: 26,
        fontWeight: 400,
        align: 'center',
        color: '#ffffff',
        space: 0,
      }),
      block('EmailCoupon', {
        code: 'WEEK20',
        title: 'Enter this code in your cart',
        note: 'Until Sunday at midnight. Not for gift cards.',
        backgroundColor: '#fff4f2',
        textColor: '#8f1022',
        space: 28,
      }),
      button('Go to the shop', '/shop', {
        backgroundColor: '#ffffff',
        textColor: '#8f1022',
        fontSize: 18,
        paddingY: 14,
        paddingX: 32,
      }),
    ),
    section(
      { background: '#ffffff', backgroundColor: '', textColor: '#33201f' },
      block('EmailProducts', { perRow: 3, buttonText: '' }),
      footer(),
    ),
  ),
};

/** One product in the center. */
export const PRODUCT_LAUNCH: EmailTemplate = {
  key: 'product-launch',
  name: 'Product launch',
  description: 'One new product with a large picture and three reasons.',
  subject: 'Here it is',
  preheader: 'Two years in the making, and yours from today.',
  template: email(
    {
      backgroundColor: '#0f1419',
      textColor: '#e6ebf0',
      linkColor: '#9ecbff',
      fontFamily: 'Verdana',
      paddingY: 0,
    },
    section(
      { backgroundColor: '', paddingY: 48 },
      words('<p><strong>INTRODUCING</strong></p>', {
        align: 'center',
        fontSize: 12,
        color: '#9ecbff',
      }),
      sample(
        heading('The name of your product', { fontSize: 44, align: 'center', color: '#ffffff' }),
      ),
      sample(
        words('<p>One sentence that says what it does, and for whom.</p>', {
          align: 'center',
          fontSize: 18,
          color: '#b8c4d0',
        }),
      ),
      block('EmailSpacer', { height: 16 }),
      picture({ borderRadius: 12 }),
      block('EmailSpacer', { height: 16 }),
      button('Get yours', '/shop', {
        backgroundColor: '#9ecbff',
        textColor: '#0f1419',
        borderRadius: 30,
        paddingY: 14,
        paddingX: 36,
      }),
    ),
    section(
      { background: '#161d25', backgroundColor: '', paddingY: 36 },
      columns(
        { gap: 24 },
        [
          {},
          heading('Light', { level: 2, fontSize: 18, color: '#ffffff' }),
          sample(
            words('<p>Half the weight of the one before.</p>', { fontSize: 14, color: '#b8c4d0' }),
          ),
        ],
        [
          {},
          heading('Lasting', { level: 2, fontSize: 18, color: '#ffffff' }),
          sample(words('<p>Guaranteed for ten years.</p>', { fontSize: 14, color: '#b8c4d0' })),
        ],
        [
          {},
          heading('Local', { level: 2, fontSize: 18, color: '#ffffff' }),
          sample(words('<p>Made within an hour of here.</p>', { fontSize: 14, color: '#b8c4d0' })),
        ],
      ),
    ),
    section({ backgroundColor: '', space: 16 }, footer({ color: '#8b98a5' })),
  ),
};

/** Thanks after a purchase, with a question. */
export const THANK_YOU: EmailTemplate = {
  key: 'thank-you',
  name: 'Thank you',
  description: 'Thanks after a purchase, and a question how it was.',
  subject: 'Thank you, {{first_name|friend}}',
  preheader: 'How do you like it? Two minutes would help us a lot.',
  template: email(
    { backgroundColor: '#f3ece2', textColor: '#33302b' },
    section(
      { paddingY: 40, borderRadius: 16 },
      block('EmailHeader', { space: 8 }),
      heading('Thank you, {{first_name|friend}}!', { fontSize: 34, align: 'center' }),
      words(
        '<p>We hope that you enjoy what you bought. We are a small team, and what you tell us decides what we make next.</p>',
        { align: 'center', fontSize: 17 },
      ),
      button('Tell us how it was', '/contact', { borderRadius: 24, paddingX: 28 }),
      block('EmailDivider', { space: 32, color: '#e2d6c4' }),
      columns(
        { gap: 24 },
        [
          { backgroundColor: '#f8f3ea', padding: 20, borderRadius: 8 },
          heading('Something is wrong?', { level: 2, fontSize: 18, space: 0 }),
          words('<p>Answer this email, and we make it right.</p>', { fontSize: 15 }),
        ],
        [
          { backgroundColor: '#f8f3ea', padding: 20, borderRadius: 8 },
          heading('How to care for it', { level: 2, fontSize: 18, space: 0 }),
          words('<p><a href="/blog">Our advice</a> helps it to last.</p>', { fontSize: 15 }),
        ],
      ),
    ),
    section({ backgroundColor: '' }, footer({ color: '#6b6356' })),
  ),
};
