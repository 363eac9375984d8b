import { safeColor } from '@org/device-settings';
import { FONT_WEIGHTS } from '@org/schema';
import type { ReactElement } from 'react';
import { cssVars } from '../../markup/css-vars.ts';
import { getNumber } from '../../props/read-props.ts';
import type { BlockViewProps } from '../../render/block-view.ts';
import { COUNT_ALIGNS, type CountUpProps, MAX_COUNT } from './count-up.definition.ts';

/** Returns the number of decimals, at most two. */
const decimals = (value: number): number =>
  Number.isInteger(value) ? 0 : Math.min(2, (String(value).split('.')[1] ?? '').length);

/** Formats a number in the site's language; falls back to a plain number for an unknown language. */
function written(value: number, digits: number, locale: string): string {
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  try {
    return new Intl.NumberFormat(locale, options).format(value);
  } catch {
    return value.toFixed(digits);
  }
}

/**
 * Returns the separators of a language with plain digits in groups of three and a hyphen as the minus sign; undefined for any
 * other.
 */
function getMarks(locale: string): readonly [group: string, point: string] | undefined {
  const { group, point } =
    /^-1(?<group>\D?)234\k<group>567(?<point>\D)5$/.exec(written(-1234567.5, 1, locale))?.groups ??
    {};
  // Some languages do not group four digits.
  const isEven = written(1000, 0, locale) === `1${group}000`;
  return group !== undefined && point !== undefined && isEven ? [group, point] : undefined;
}

/**
 * Renders a number that counts up. The server renders the final number, which is all that visitors without scripts and screen
 * readers get.
 */
export function CountUpView({
  props,
  root,
  context: { editing, site },
}: BlockViewProps<CountUpProps>): ReactElement {
  const bounds = { min: -MAX_COUNT, max: MAX_COUNT, otherwise: 0 };
  const from = getNumber(props.startNumber, bounds);
  const to = getNumber(props.endNumber, bounds);
  const digits = Math.max(decimals(from), decimals(to));
  const seconds = { min: 0, max: 60, otherwise: 0 };
  const align = COUNT_ALIGNS.find((known) => known === props.textAlign && known !== 'start');
  const [first, last] = [written(from, digits, site.locale), written(to, digits, site.locale)];
  const options = {
    from,
    to,
    digits,
    delay: getNumber(props.delay, seconds),
    duration: getNumber(props.duration, seconds),
    onScroll: props.startOnScroll,
    locale: site.locale || undefined,
    first,
    marks: getMarks(site.locale),
  };
  return (
    <p
      {...root}
      data-align={align}
      data-enhance={editing ? undefined : 'count-up'}
      data-options={editing ? undefined : JSON.stringify(options)}
      style={cssVars({
        'org-count-size':
          props.fontSize === 3
            ? undefined
            : getNumber(props.fontSize, { min: 0.5, max: 10, otherwise: 3 }),
        'org-count-weight': FONT_WEIGHTS.find(
          (known) => known === props.fontWeight && known !== 500,
        ),
        'org-count-color': safeColor(props.fontColor),
        // Counting down needs the width of the longer number. All digits have the width of a zero.
        'org-count-room': first.length > last.length ? `${first.length}ch` : undefined,
      })}
    >
      {props.prefix === '' ? null : <span className="org-count-up-prefix">{props.prefix}</span>}
      <span className="org-count-up-number" data-part="number">
        {last}
      </span>
    </p>
  );
}
