import type { EmailFinding, EmailReport } from '@org/schema/entities';
import { CANIEMAIL_DATE, SUPPORT } from './caniemail.gen.ts';
import { checkLinks } from './check-links.ts';
import { checkLook } from './check-look.ts';
import { checkWords } from './check-words.ts';
import { eachElement, parseEmail } from './email-elements.ts';
import { EMAIL_CLIENTS, EMAIL_FEATURES } from './email-features.ts';
import { findFeatures } from './find-features.ts';

/** Bytes of HTML above which Gmail cuts an email off, and from which it is worth a warning. */
const CLIPPED_AT = 102_000;
const NEARLY_CLIPPED_AT = 90_000;

/** Points that a finding takes from 100. */
const POINTS: Readonly<Record<EmailFinding['level'], number>> = { problem: 12, advice: 4 };

/** An email to check, before it is personalised. */
export interface CheckedEmail {
  readonly subject: string;
  readonly preheader: string;
  readonly html: string;
  readonly text: string;
  /** Size of the HTML. */
  readonly bytes: number;
  /** Host of the tenant's site, with its port. */
  readonly siteHost: string;
  /** Findings about blocks, which the HTML does not show. @default none */
  readonly blockFindings?: readonly EmailFinding[] | undefined;
}

/** Returns what each email client does not show, those with the same words together. */
function findCompatibility(root: ReturnType<typeof parseEmail>): EmailReport['compatibility'] {
  const byWords = new Map<string, Map<string, 'partly' | 'no'>>();
  for (const feature of findFeatures(root)) {
    const clients = byWords.get(EMAIL_FEATURES[feature]) ?? new Map();
    byWords.set(EMAIL_FEATURES[feature], clients);
    for (const [at, { name }] of EMAIL_CLIENTS.entries()) {
      const support = SUPPORT[feature][at];
      if (support === 'n') clients.set(name, 'no');
      else if (support === 'a' && clients.get(name) !== 'no') clients.set(name, 'partly');
    }
  }
  return [...byWords]
    .filter(([, clients]) => clients.size > 0)
    .map(([feature, clients]) => ({
      feature,
      clients: [...clients].map(([name, shows]) => ({ name, shows })),
    }))
    .sort((one, other) => one.feature.localeCompare(other.feature));
}

/**
 * Checks an email as readers and spam filters will see it. Takes time in proportion to its size; to be called in a
 * thread.
 */
export function checkEmail({
  subject,
  preheader,
  html,
  text,
  bytes,
  siteHost,
  blockFindings = [],
}: CheckedEmail): EmailReport {
  const root = parseEmail(html);
  let pictures = 0;
  eachElement(root, ({ name }) => {
    if (name === 'img') pictures += 1;
  });
  const findings: EmailFinding[] = [
    ...blockFindings,
    ...checkWords({ subject, preheader, text, pictures }),
    ...checkLinks(root, siteHost),
    ...checkLook(root),
  ];
  if (bytes > CLIPPED_AT || bytes > NEARLY_CLIPPED_AT)
    findings.push({
      key: bytes > CLIPPED_AT ? 'clipped' : 'nearly_clipped',
      level: bytes > CLIPPED_AT ? 'problem' : 'advice',
      message:
        bytes > CLIPPED_AT
          ? 'Gmail will cut off the end of this email.'
          : 'This email is nearly as large as Gmail shows.',
      examples: [],
      blocks: [],
    });
  const lost = findings.reduce((sum, { level }) => sum + POINTS[level], 0);
  return {
    score: Math.max(0, 100 - lost),
    bytes,
    limit: CLIPPED_AT,
    findings: findings.sort((a, b) => b.level.localeCompare(a.level)),
    compatibility: findCompatibility(root),
    dataDate: CANIEMAIL_DATE,
  };
}
