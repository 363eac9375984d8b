import type { EmailFinding } from '@org/schema/entities';

/** Characters of a subject that phones show. */
const SUBJECT_LENGTH = 60;
/** Fewest words of an email with pictures: filters take an email with nothing but pictures for spam. */
const MIN_WORDS = 20;
/** Characters of a text that are read. */
const MAX_TEXT = 100_000;

/** Words and phrases that spam filters count. */
const SPAM_WORDS = [
  '100% free',
  'act now',
  'as seen on',
  'beat the competition',
  'buy now',
  'cash bonus',
  'cheap meds',
  'click here',
  'congratulations',
  'double your',
  'earn extra cash',
  'earn money',
  'eliminate debt',
  'extra income',
  'fast cash',
  'free access',
  'free gift',
  'free money',
  'get paid',
  'get rich',
  'guaranteed',
  'increase sales',
  'lowest price',
  'make money',
  'million dollars',
  'miracle',
  'no catch',
  'no cost',
  'no credit check',
  'no obligation',
  'no strings attached',
  'once in a lifetime',
  'order now',
  'pre-approved',
  'risk free',
  'risk-free',
  'satisfaction guaranteed',
  'this is not spam',
  'urgent',
  'viagra',
  'weight loss',
  'while supplies last',
  'work from home',
  'you have been selected',
  'you won',
  'you’re a winner',
] as const;

/** Number of such phrases in a text that is still usual. */
const USUAL_PHRASES = 1;

/** Returns the phrases in a text, as whole words. */
function findPhrases(text: string): string[] {
  const plain = ` ${text
    .toLowerCase()
    .replaceAll("'", '’')
    .replaceAll(/[^\p{L}\p{N}’%-]+/gu, ' ')} `;
  return SPAM_WORDS.filter((phrase) => plain.includes(` ${phrase} `));
}

/** True for a text of several letters that are all capitals. */
const isShouted = (text: string): boolean => {
  const letters = text.replaceAll(/\{\{[^{}]{0,200}\}\}/g, '').replaceAll(/[^\p{L}]/gu, '');
  return (
    letters.length >= 8 && letters === letters.toUpperCase() && letters !== letters.toLowerCase()
  );
};

/** Checks the subject, the preheader and the words of an email. */
export function checkWords({
  subject,
  preheader,
  text,
  pictures,
}: {
  readonly subject: string;
  readonly preheader: string;
  readonly text: string;
  /** Number of pictures. */
  readonly pictures: number;
}): EmailFinding[] {
  const findings: EmailFinding[] = [];
  const add = (
    key: string,
    level: EmailFinding['level'],
    message: string,
    examples: string[] = [],
  ) => findings.push({ key, level, message, examples, blocks: [] });
  const words = text.slice(0, MAX_TEXT);
  if ([...subject].length > SUBJECT_LENGTH)
    add('subject_long', 'advice', `Phones show about ${SUBJECT_LENGTH} characters of a subject.`);
  if (isShouted(subject)) add('subject_capitals', 'problem', 'The subject is all in capitals.');
  if (/[!?]{2}/.test(subject))
    add(
      'subject_marks',
      'problem',
      'The subject has several exclamation or question marks in a row.',
    );
  if (/^(?:re|fwd?):/i.test(subject.trim()))
    add('subject_reply', 'problem', 'The subject looks like an answer, which it is not.');
  if (preheader.trim() === '')
    add(
      'preheader_missing',
      'advice',
      'There is no preheader: inboxes show the first words of the email after the subject.',
    );
  const inSubject = findPhrases(subject);
  if (inSubject.length > 0)
    add('subject_spam_words', 'problem', 'Spam filters count these words.', inSubject);
  const inText = findPhrases(words);
  if (inText.length > USUAL_PHRASES)
    add('spam_words', 'advice', 'Spam filters count these words.', inText.slice(0, 5));
  if (pictures > 0 && words.split(/\s+/).filter(Boolean).length < MIN_WORDS)
    add(
      'only_pictures',
      'problem',
      'There is hardly any text. Many readers see no pictures at first, and filters take such an email for spam.',
    );
  return findings;
}
