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

const CREAM = '#fbf7f0';
const INK = '#2a2320';

/** A letter in the sender's own words, with nothing around it. */
export const PERSONAL_LETTER: EmailTemplate = {
  key: 'personal-letter',
  name: 'Personal letter',
  description: 'A few paragraphs from you, as you would write to a friend.',
  subject: 'A short note from {{company_name}}',
  preheader: 'What we have been working on, and what comes next.',
  template: email(
    { backgroundColor: '#ffffff', textColor: INK, fontFamily: 'Georgia', paddingY: 40 },
    section(
      { maxWidth: 520, backgroundColor: '', paddingX: 20 },
      words(
        '<p>Hello {{first_name|there}},</p><p>It has been a while since I last wrote, so here is what kept us busy.</p>',
        { fontSize: 18 },
      ),
      sample(
        words(
          '<p>Tell the story in your own words: what you made, what went wrong, what you learned. Two or three paragraphs are enough.</p>',
          { fontSize: 18 },
        ),
      ),
      words('<p>If you have a question, just answer this email. I read every one.</p>', {
        fontSize: 18,
      }),
      sample(words('<p>Warmly,<br><strong>Your name</strong></p>', { fontSize: 18 })),
      block('EmailDivider', { width: 15, align: 'start', color: '#c9bfb2' }),
      footer({ align: 'start', color: '#6f655c' }),
    ),
  ),
};

/** A newsletter with a main story and two smaller ones. */
export const MONTHLY_NEWS: EmailTemplate = {
  key: 'monthly-news',
  name: 'Monthly news',
  description: 'One main story, two smaller ones, and dates to remember.',
  subject: 'News from {{company_name}}',
  preheader: 'One big story, two small ones, and three dates.',
  template: email(
    { backgroundColor: '#eef1f4', paddingY: 0 },
    section(
      { background: '#ffffff', backgroundColor: '', paddingY: 12 },
      columns(
        { verticalAlign: 'middle', stack: false, space: 4 },
        [{}, block('EmailHeader', { align: 'start', space: 8 })],
        [{}, words('<p>Issue 1</p>', { align: 'end', fontSize: 14, color: '#5b6470' })],
      ),
    ),
    section(
      { space: 24, paddingY: 32 },
      picture({ borderRadius: 6 }),
      sample(heading('The headline of your main story', { fontSize: 32 })),
      sample(
        words(
          '<p>Begin with what is new, and say why it matters to your reader. Keep it to a few lines: the rest is on your site.</p>',
          { fontSize: 17 },
        ),
      ),
      button('Read the story', '/blog', { align: 'start' }),
    ),
    section(
      { paddingY: 24 },
      columns(
        { gap: 32 },
        [
          {},
          picture({ borderRadius: 6 }),
          sample(heading('A smaller story', { level: 2, fontSize: 20 })),
          sample(
            words('<p>Two lines that make people curious.</p><p><a href="/blog">Read on</a></p>'),
          ),
        ],
        [
          {},
          picture({ borderRadius: 6 }),
          sample(heading('And another one', { level: 2, fontSize: 20 })),
          sample(
            words('<p>Two lines that make people curious.</p><p><a href="/blog">Read on</a></p>'),
          ),
        ],
      ),
    ),
    section(
      { space: 24, backgroundColor: '#1f2f3a', textColor: '#eef1f4', paddingY: 32 },
      heading('Dates to remember', { level: 2, fontSize: 22, color: '#ffffff' }),
      sample(
        words(
          '<ul><li><strong>May 3</strong>: open day</li><li><strong>May 17</strong>: closed for a day</li><li><strong>June 1</strong>: the summer program begins</li></ul>',
          { color: '#eef1f4' },
        ),
      ),
    ),
    section({ backgroundColor: '', space: 8 }, block('EmailSocial'), footer()),
  ),
};

/** One long read with a picture and a quotation. */
export const LONG_READ: EmailTemplate = {
  key: 'long-read',
  name: 'Long read',
  description: 'One story with a large picture and a quotation, like a page of a magazine.',
  subject: 'The story behind our work',
  preheader: 'A few minutes of reading, with a cup of tea.',
  template: email(
    { backgroundColor: CREAM, textColor: INK, fontFamily: 'Georgia', linkColor: '#8a3b12' },
    section(
      { backgroundColor: '', paddingY: 16 },
      block('EmailHeader', { fontSize: 18, color: INK }),
      picture(),
      block('EmailSpacer', { height: 16 }),
      sample(heading('Your headline, as on a magazine cover', { fontSize: 42, align: 'center' })),
      sample(words('<p><em>By Your Name</em></p>', { align: 'center', color: '#6f655c' })),
      block('EmailDivider', { width: 12, color: '#8a3b12', thickness: 2, space: 24 }),
      sample(
        words(
          '<p>Start in the middle: with a place, a person, a moment. The beginning can follow later.</p><p>Write as you would tell a friend. Keep sentences short, and cut what you would skip as a reader.</p>',
          { fontSize: 18 },
        ),
      ),
      sample(
        heading('“A sentence that people remember when they have closed the email.”', {
          level: 2,
          fontSize: 26,
          fontWeight: 400,
          align: 'center',
          color: '#8a3b12',
          space: 24,
        }),
      ),
      sample(
        words(
          '<p>Then come back to where you began, and say what has changed.</p><p><a href="/blog">Read the whole story on our site</a></p>',
          { fontSize: 18 },
        ),
      ),
      block('EmailDivider', { color: '#d9cfc0', space: 32 }),
      footer({ color: '#6f655c' }),
    ),
  ),
};

/** A short notice in a frame. */
export const SHORT_NOTICE: EmailTemplate = {
  key: 'short-notice',
  name: 'Short notice',
  description: 'New opening hours, a move, a closed day: one thing that everybody should know.',
  subject: 'Please note: our new opening hours',
  preheader: 'From next Monday on.',
  template: email(
    { backgroundColor: '#f4c84a', textColor: '#1c1a15', fontFamily: 'Trebuchet', paddingY: 40 },
    section(
      { backgroundColor: '#ffffff', borderRadius: 0, paddingY: 40, paddingX: 40 },
      words('<p><strong>PLEASE NOTE</strong></p>', { fontSize: 13, color: '#7a5b00' }),
      sample(heading('New opening hours from Monday', { fontSize: 36 })),
      block('EmailDivider', { color: '#1c1a15', thickness: 4, width: 20, align: 'start' }),
      columns(
        { stack: false, space: 4 },
        [{}, words('<p>Monday to Friday<br>Saturday<br>Sunday</p>')],
        [{}, sample(words('<p><strong>9 to 6</strong><br><strong>10 to 4</strong><br>closed</p>'))],
      ),
      words('<p>Nothing else changes. See you soon!</p>'),
    ),
    section({ backgroundColor: '' }, footer({ color: '#3d3208' })),
  ),
};
