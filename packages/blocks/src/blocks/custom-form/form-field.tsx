import { closedDateText, NO_OPENING_HOURS, type OpeningHours, openDaysText } from '@org/schema';
import { type NamedFormField, shownWhen } from '@org/schema/entities';
import type { ReactElement } from 'react';
import { authorClasses, joinClasses } from '../../markup/class-names.ts';
import type { RenderContext } from '../../render/block-view.ts';
import { FormInput } from './form-input.tsx';

/** Types with more than one input: their label is the name of the group. */
const GROUPS: ReadonlySet<string> = new Set(['radio', 'checkbox', 'address', 'vehicle']);

/** Renders a box with a title and a text: as a field, or below its field. */
function infoBox({ infoBox: box }: NamedFormField, at: number, id?: string): ReactElement {
  return (
    <div
      key={at}
      id={id}
      className={joinClasses('org-custom-form-info', authorClasses(box.className))}
      data-part="info"
      data-variant={box.variant}
      data-align={box.align === 'start' ? undefined : box.align}
      data-width="full"
    >
      {box.title ? <p className="org-custom-form-info-title">{box.title}</p> : null}
      {box.description ? <p className="org-custom-form-info-text">{box.description}</p> : null}
    </div>
  );
}

/** Returns dates with exceptional hours, for the script of a date field. */
function exceptionalDates({ exceptions }: OpeningHours): Readonly<Record<string, boolean>> {
  const dates: Record<string, boolean> = {};
  for (const { date, opens } of exceptions) dates[date] = dates[date] === true || opens !== '';
  return dates;
}

/**
 * Lists the weekdays on which the business is open below a date that only accepts these. With its script a closed date is
 * rejected as soon as it is chosen.
 */
function openDays(
  { type, whenOpen }: NamedFormField,
  {
    hours,
    id,
    editing,
  }: { readonly hours: OpeningHours; readonly id: string; readonly editing: boolean },
): ReactElement | null {
  if (!whenOpen || type !== 'date' || hours.weekly.length === 0) return null;
  const options = {
    days: [...new Set(hours.weekly.map(({ day }) => day))],
    dates: exceptionalDates(hours),
    problem: closedDateText(hours),
  };
  return (
    <p
      className="org-custom-form-sub"
      id={id}
      data-enhance={editing ? undefined : 'open-days'}
      data-options={editing ? undefined : JSON.stringify(options)}
    >
      {`Open ${openDaysText(hours)}`}
    </p>
  );
}

/** Renders a field with its label and the element for its problem. */
export function FormFieldRow({
  field,
  fields,
  at,
  uid,
  context,
}: {
  readonly field: NamedFormField;
  readonly fields: readonly NamedFormField[];
  readonly at: number;
  readonly uid: string;
  readonly context: Pick<RenderContext, 'editing' | 'findsPlaces' | 'site'>;
}): ReactElement {
  if (field.type === 'infoBox') return infoBox(field, at);
  const id = `${uid}-${at}`;
  const problemId = `${id}-problem`;
  const hasInfo = Boolean(field.infoBox.title || field.infoBox.description);
  const infoId = `${id}-info`;
  const condition = shownWhen(field, fields);
  const isRequired = field.rules.required;
  const hours = context.site.opening_hours ?? NO_OPENING_HOURS;
  const days = openDays(field, { hours, id: `${id}-days`, editing: context.editing });
  const describedBy = [hasInfo && infoId, days && `${id}-days`, problemId].filter(Boolean);
  const input = FormInput({
    field,
    id,
    // The problem comes last, where scripts look for it.
    problemId: describedBy.join(' '),
    required: isRequired && !condition,
    editing: context.editing,
    findsPlaces: context.findsPlaces === true,
    timeZone: context.site.timezone,
    hours,
  });
  const isOneBox = field.type === 'checkbox' && field.options.length === 0;
  const isLabelSeen = field.showLabel && !(isOneBox && field.checkboxLabel === '');
  const star = isRequired ? (
    <span className="org-custom-form-star" title="required">
      {' *'}
    </span>
  ) : null;
  const label = (
    <>
      {field.label}
      {isLabelSeen ? star : null}
    </>
  );
  const labelClass = joinClasses(
    'org-custom-form-label',
    isLabelSeen ? '' : 'org-custom-form-unseen',
  );
  const shared = {
    className: 'org-custom-form-field',
    'data-part': 'field',
    'data-field': field.name,
    'data-width': field.inputWidth === 'half' ? 'half' : 'full',
    'data-when': condition?.name,
    'data-is': condition?.value,
    'data-required': isRequired ? '' : undefined,
  };
  const info = hasInfo ? infoBox(field, at, infoId) : null;
  const problem = <p className="org-custom-form-problem" id={problemId} hidden={true} />;
  if (GROUPS.has(field.type))
    return (
      <fieldset key={at} {...shared}>
        <legend className={labelClass}>{label}</legend>
        {isLabelSeen || isOneBox ? null : star}
        {info}
        {input}
        {problem}
      </fieldset>
    );
  return (
    <div key={at} {...shared}>
      <label className={labelClass} htmlFor={id}>
        {label}
      </label>
      {isLabelSeen ? null : star}
      {info}
      {input}
      {days}
      {problem}
    </div>
  );
}
