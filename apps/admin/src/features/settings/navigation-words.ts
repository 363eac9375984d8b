import type { NavItem } from '@org/schema/entities';
import { text as menuText } from '../../shell/navigation/messages.ts';
import { text } from './messages.ts';

const LOOK_PATH = 'theme.mainnav_settings.';
const LOOK_LABELS: Readonly<Record<string, unknown>> = {
  ...menuText,
  mainnav_items: menuText.main,
};
const words: Readonly<Record<string, string>> = {
  ...menuText.mobileNavStyles,
  ...menuText.mobileNavStylePositions,
};

function lookLabel(name: string): string {
  const label = Object.hasOwn(LOOK_LABELS, name) ? LOOK_LABELS[name] : undefined;
  return typeof label === 'string' ? label : name;
}

function lookWord(value: unknown): string {
  if (typeof value === 'boolean') return value ? text.history.on : text.history.off;
  return words[String(value)] ?? String(value);
}

/** Returns the label of a navigation style setting; undefined for any other path. */
export function lookPathLabel(path: string): string | undefined {
  return path.startsWith(LOOK_PATH)
    ? text.nav.ofLook(lookLabel(path.slice(LOOK_PATH.length)))
    : undefined;
}

/** Describes navigation values for a comparison: names of items, settings of a style, or one of them. */
export function describeNavigation(field: string, value: unknown): string {
  if (Array.isArray(value))
    return (value as NavItem[])
      .map(({ linkText, field_type }) => linkText || menuText.types[field_type])
      .join(', ');
  if (field !== 'look') return lookWord(value);
  // The form stores the style as JSON.
  return Object.entries(JSON.parse(String(value)) as object)
    .map(([name, set]) => `${lookLabel(name)}: ${lookWord(set)}`)
    .join(', ');
}
