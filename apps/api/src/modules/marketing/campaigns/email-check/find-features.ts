import { type EmailElement, eachElement, parseStyle } from './email-elements.ts';
import { EMAIL_FEATURES, type EmailFeature } from './email-features.ts';

const isFeature = (name: string): name is EmailFeature => Object.hasOwn(EMAIL_FEATURES, name);

/** Values in styles, and the features that they are. */
const VALUES: readonly (readonly [RegExp, EmailFeature])[] = [
  [/linear-gradient\(/, 'css-linear-gradient'],
  [/radial-gradient\(/, 'css-radial-gradient'],
  [/conic-gradient\(/, 'css-conic-gradient'],
  [/\brgba\(/, 'css-rgba'],
  [/\bcalc\(/, 'css-unit-calc'],
  [/\bclamp\(/, 'css-function-clamp'],
  [/\bmax\(/, 'css-function-max'],
  [/\bmin\(/, 'css-function-min'],
  [/\bvar\(/, 'css-variables'],
  [/\drem\b/, 'css-unit-rem'],
  [/\dvh\b/, 'css-unit-vh'],
  [/\dvw\b/, 'css-unit-vw'],
];

/** Features of `display`, by its value. */
const DISPLAYS: Readonly<Record<string, EmailFeature>> = {
  flex: 'css-display-flex',
  'inline-flex': 'css-display-flex',
  grid: 'css-display-grid',
  'inline-grid': 'css-display-grid',
};

/** Values that switch a property off, so that it makes no difference. */
const OFF: ReadonlySet<string> = new Set([
  'none',
  '0',
  '0px',
  'normal',
  'static',
  'auto',
  'initial',
]);

const EXTENSIONS: Readonly<Record<string, EmailFeature>> = {
  webp: 'image-webp',
  avif: 'image-avif',
  svg: 'image-svg',
  apng: 'image-apng',
  heic: 'image-heif',
  heif: 'image-heif',
  bmp: 'image-bmp',
  tif: 'image-tiff',
  tiff: 'image-tiff',
};

const IMPORTANT = '!important';

/** Returns a value without `!important`. */
const withoutImportance = (value: string): string =>
  value.endsWith(IMPORTANT) ? value.slice(0, -IMPORTANT.length).trimEnd() : value;

/** Finds features of declarations. */
function findInStyle(
  style: ReadonlyMap<string, string>,
  add: (feature: EmailFeature) => void,
): void {
  for (const [property, given] of style) {
    const value = withoutImportance(given);
    for (const [pattern, feature] of VALUES) if (pattern.test(value)) add(feature);
    if (OFF.has(value)) continue;
    const shown = DISPLAYS[value];
    if (property === 'display' && shown) add(shown);
    if (property.startsWith('animation')) add('css-animation');
    if (property === 'opacity' && value === '1') continue;
    if (property === 'background' && value.includes('url(')) add('css-background-image');
    const name = `css-${property}`;
    if (isFeature(name)) add(name);
  }
}

/** Finds features of a style sheet: its rules for some clients or screens, and its declarations. */
function findInSheet(sheet: string, add: (feature: EmailFeature) => void): void {
  const css = sheet.toLowerCase();
  if (css.includes('@import')) add('css-at-import');
  if (css.includes('@font-face')) add('css-at-font-face');
  if (css.includes('@keyframes')) add('css-at-keyframes');
  if (css.includes(':hover')) add('css-pseudo-class-hover');
  if (css.includes('prefers-color-scheme')) add('css-at-media-prefers-color-scheme');
  if (/@media[^{]{0,200}(?:width|orientation)/.test(css)) add('css-at-media');
  for (const block of css.split('{').slice(1)) {
    const body = block.slice(0, block.indexOf('}') < 0 ? undefined : block.indexOf('}'));
    findInStyle(parseStyle(body), add);
  }
}

/** Returns the format of a picture that some clients do not show. */
function findPicture(address: string): EmailFeature | undefined {
  if (address.startsWith('data:')) return 'image-base64';
  const path = address.split(/[?#]/)[0] ?? '';
  return EXTENSIONS[path.slice(path.lastIndexOf('.') + 1).toLowerCase()];
}

/** Finds parts of an email that not every email client shows. */
export function findFeatures(root: EmailElement): ReadonlySet<EmailFeature> {
  const found = new Set<EmailFeature>();
  const add = (feature: EmailFeature): void => void found.add(feature);
  eachElement(root, ({ name, attributes, style, words }) => {
    const element = `html-${name}`;
    if (isFeature(element)) add(element);
    if (name === 'style') findInSheet(words, add);
    findInStyle(style, add);
    if (attributes.has('srcset')) add('html-srcset');
    if (attributes.has('background')) add('css-background-image');
    const picture = name === 'img' ? findPicture(attributes.get('src') ?? '') : undefined;
    if (picture) add(picture);
  });
  return found;
}
