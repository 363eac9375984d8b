import { type OpenException, type OpenInterval, openDaysText } from '@org/schema';
import type {
  SettingChange,
  SettingsArea,
  Shadow,
  SpaceStep,
  TextStyle,
} from '@org/schema/entities';
import type { ReactElement } from 'react';
import { ANALYTICS } from './analytics-section.tsx';
import { GENERAL } from './general-section.tsx';
import { MODES, text } from './messages.ts';
import { NAVIGATION } from './navigation-section.tsx';
import { describeNavigation, lookPathLabel } from './navigation-words.ts';
import { PERMISSIONS } from './permissions-section.tsx';
import { SITE } from './site-section.tsx';
import { THEME } from './theme-section.tsx';
import { tokenText } from './token-messages.ts';

const words = text.history;
const CAPTCHA_NAMES: Readonly<Record<string, string>> = text.captcha.providers;

type Labelled = Readonly<Record<'paths' | 'labels', Readonly<Record<string, string>>>>;

function getLabels({ paths, labels }: Labelled): [path: string, label: string][] {
  return Object.entries(paths).map(([field, path]) => [path, labels[field] ?? path]);
}

/** Labels of settings by path, as in the forms that change them. */
const LABELS: ReadonlyMap<string, string> = new Map([
  ...[GENERAL, THEME, NAVIGATION, SITE, ANALYTICS, PERMISSIONS].flatMap(getLabels),
  ['live_chat_enabled', text.chat.label],
  ['voip.enabled', text.voip.labels.enabled],
  ['voip.host', text.voip.labels.host],
]);

const OF_AREA: Readonly<Record<SettingsArea, Readonly<Record<string, string>>>> = {
  settings: {},
  mail_server: words.mailServer,
  captcha: text.captcha.labels,
  tracking: text.tracking.labels,
  domain: {},
};

const PLACES: ReadonlyMap<string, number> = new Map(
  [...LABELS.keys()].map((path, at) => [path, at]),
);

/** Sorts changes by the order of the fields in the forms. */
export function inFormOrder(changes: readonly SettingChange[]): SettingChange[] {
  const getPlace = ({ key }: SettingChange): number => PLACES.get(key) ?? PLACES.size;
  return changes.toSorted((one, other) => getPlace(one) - getPlace(other));
}

/**
 * Returns the label of a setting.
 * @returns label; a domain is labeled by its name
 */
export function settingLabel(area: SettingsArea, path: string): string {
  return (
    (area === 'settings' ? (LABELS.get(path) ?? lookPathLabel(path)) : OF_AREA[area][path]) ?? path
  );
}

const LONGEST = 80;

/** Returns the label of an option as in its form. */
function choiceWord(key: string, value: string): string | undefined {
  if (key === 'theme.mode') return MODES.find((mode) => mode.value === value)?.label;
  if (key === 'provider') return CAPTCHA_NAMES[value];
  return words.values[value];
}

/** Describes opening hours: the open days, or the exceptional dates. */
function hoursWords(value: unknown): string {
  if (!Array.isArray(value)) return '';
  const dates = value.flatMap((one: Partial<OpenException>) => one.date ?? []);
  return dates.length > 0 ? dates.join(', ') : openDaysText({ weekly: value as OpenInterval[] });
}

/** Describes text styles that differ from their defaults by their sizes. */
function textStyleWords(value: unknown): string {
  if (!Array.isArray(value)) return '';
  const { names, changed } = text.theme.textStyles;
  return (value as TextStyle[])
    .map(({ name, size, phoneSize }) => changed(names[name], size, phoneSize))
    .join(', ');
}

/** Describes steps of the spacing scale and shadows that differ from their defaults. */
function tokenWords(key: string, value: unknown): string {
  if (!Array.isArray(value)) return '';
  const { steps, shadows, changedStep, changedShadow } = tokenText;
  const changes =
    key === 'theme.spacing'
      ? (value as SpaceStep[]).map(({ name, size }) => changedStep(steps[name], size))
      : (value as Shadow[]).map(({ name, y, blur }) => changedShadow(shadows[name], y, blur));
  return changes.join(', ');
}

/** Describes a value; for a secret only whether there is one. */
export function settingWords({ key, secret }: SettingChange, value: unknown): string {
  if (secret) return value === true ? words.secretSet : words.secretNone;
  if (value === null || value === undefined || value === '') return words.nothing;
  if (typeof value === 'boolean') return value ? words.on : words.off;
  if (key.startsWith('opening_hours.')) return hoursWords(value) || words.nothing;
  if (key === 'theme.spacing' || key === 'theme.shadows')
    return tokenWords(key, value) || words.nothing;
  if (key === 'theme.textStyles') return textStyleWords(value) || words.nothing;
  if (Array.isArray(value)) return describeNavigation(key, value) || words.nothing;
  if (lookPathLabel(key)) return describeNavigation(key, value);
  if (/^site\.\w+_id$/.test(key)) return words.template(String(value));
  const known = choiceWord(key, String(value));
  if (known) return known;
  const plain = String(value);
  return plain.length > LONGEST ? `${plain.slice(0, LONGEST)}…` : plain;
}

/** Renders a value with a color swatch when it is a color. */
export function SettingValue({
  change,
  value,
}: {
  readonly change: SettingChange;
  readonly value: unknown;
}): ReactElement {
  const isColor = typeof value === 'string' && /^#[0-9a-f]{3,8}$/i.test(value);
  return (
    <span className="ad-setting-value">
      {isColor && <span className="ad-swatch" style={{ background: value }} aria-hidden />}
      {settingWords(change, value)}
    </span>
  );
}
