import type { EmailFinding } from '@org/schema/entities';
import { type EmailElement, eachElement, textIn } from './email-elements.ts';

/** Services that hide where a link leads, which filters distrust. */
const SHORTENERS: ReadonlySet<string> = new Set([
  'bit.ly',
  'buff.ly',
  'cutt.ly',
  'goo.gl',
  'is.gd',
  'ow.ly',
  'rb.gy',
  'shorturl.at',
  't.co',
  't.ly',
  'tinyurl.com',
]);

/** Words of links that say nothing without the text around them. */
const EMPTY_WORDS: ReadonlySet<string> = new Set(['here', 'click here', 'link', 'this link']);

/** Maximum number of examples of a finding. */
const EXAMPLES = 3;

/** Number of links above which filters distrust an email. */
const MANY_LINKS = 60;

const host = (url: URL): string => url.hostname.replace(/^www\./, '');

/** Returns the host that the words of a link name, such as `kiln.example` or `https://kiln.example/bowls`. */
function namedHost(words: string): string | undefined {
  const found =
    /^(?:https?:\/\/)?(?:www\.)?([a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,5})(?:\/\S*)?$/i.exec(
      words,
    );
  return found?.[1]?.toLowerCase();
}

/** Key of the finding about a link; undefined for a good one. Placeholders of merge fields are filled in later. */
function linkProblem(href: string, words: string, siteHost: string): string | undefined {
  if (href.startsWith('{{')) return undefined;
  if (href === '' || href === '#') return 'link_empty';
  if (/^(?:mailto|tel|sms):/i.test(href)) return undefined;
  if (!URL.canParse(href)) return 'link_broken';
  const url = new URL(href);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'link_broken';
  // The site itself: its address is right for the installation, also where that is not a public one.
  if (url.host === siteHost) return undefined;
  if (!url.hostname.includes('.') && !url.hostname.startsWith('[')) return 'link_local';
  if (/^(?:127|10|192\.168)\./.test(url.hostname) || url.hostname.endsWith('.localhost'))
    return 'link_local';
  if (SHORTENERS.has(host(url))) return 'link_shortened';
  const named = namedHost(words);
  if (named !== undefined && named !== host(url) && !host(url).endsWith(`.${named}`))
    return 'link_elsewhere';
  if (url.protocol === 'http:') return 'link_insecure';
  return EMPTY_WORDS.has(words.toLowerCase()) ? 'link_words' : undefined;
}

const MESSAGES: Readonly<Record<string, readonly [EmailFinding['level'], string]>> = {
  link_empty: ['problem', 'A link leads nowhere.'],
  link_broken: ['problem', 'A link has an address that is not complete.'],
  link_local: ['problem', 'A link leads to an address that only works in your network.'],
  link_shortened: ['problem', 'A shortened link hides where it leads, which filters distrust.'],
  link_elsewhere: [
    'problem',
    'A link shows one address and leads to another one, as in fraudulent emails.',
  ],
  link_insecure: ['advice', 'A link is not encrypted: use https.'],
  link_words: ['advice', 'The words of a link do not say where it leads.'],
};

/**
 * Checks the links of an email.
 * @param siteHost - host of the tenant's site, with its port
 */
export function checkLinks(root: EmailElement, siteHost: string): EmailFinding[] {
  const found = new Map<string, Set<string>>();
  let count = 0;
  eachElement(root, (element) => {
    const { name, attributes } = element;
    const href = name === 'a' ? attributes.get('href') : undefined;
    if (href === undefined) return;
    count += 1;
    const words = textIn(element);
    const key = linkProblem(href.trim(), words, siteHost);
    if (key === undefined) return;
    const examples = found.get(key) ?? new Set();
    found.set(key, examples.add((words || href).slice(0, 80)));
  });
  const findings: EmailFinding[] = [...found].map(([key, examples]) => {
    const [level, message] = MESSAGES[key] ?? ['advice', key];
    return { key, level, message, examples: [...examples].slice(0, EXAMPLES), blocks: [] };
  });
  if (count > MANY_LINKS)
    findings.push({
      key: 'links_many',
      level: 'advice',
      message: `There are ${count} links. Filters distrust emails with so many.`,
      examples: [],
      blocks: [],
    });
  return findings;
}
