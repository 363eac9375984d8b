import { type OpenInterval, WEEKDAYS } from '@org/schema';
import { Button, FormSection, Icon, IconButton, TextInput } from '@org/ui';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import type { GeneralValues } from './general-values.ts';
import { text } from './messages.ts';
import type { SectionFieldsProps } from './section-screen.tsx';
import './hours-fields.css';

const copy = text.general.hours;

/** Sorts intervals by weekday. */
const inOrder = (weekly: readonly OpenInterval[]): OpenInterval[] =>
  weekly.toSorted((one, other) => one.day - other.day || (one.opens < other.opens ? -1 : 1));

type Props = Pick<SectionFieldsProps<GeneralValues>, 'form' | 'readOnly'>;

type Times = Pick<OpenInterval, 'opens' | 'closes'>;

/** Renders the inputs of opening and closing time. */
function TimesInputs({
  day,
  times,
  readOnly,
  onChange,
}: {
  readonly day: string;
  readonly times: Times;
  readonly readOnly: boolean;
  readonly onChange: (changed: Partial<Times>) => void;
}) {
  return (['opens', 'closes'] as const).map((name) => (
    <TextInput
      key={name}
      type="time"
      size="xs"
      aria-label={copy[name](day)}
      disabled={readOnly}
      value={times[name]}
      onChange={(event) => onChange({ [name]: event.currentTarget.value })}
    />
  ));
}

function WeekFields({ form, readOnly }: Props) {
  const weekly = form.watch('weekly');
  const keep = (next: readonly OpenInterval[]): void =>
    form.setValue('weekly', inOrder(next), { shouldDirty: true, shouldValidate: true });
  const change = (was: OpenInterval, changed: Partial<OpenInterval>): void =>
    // Rows are only sorted when another one is added, since times are typed key by key.
    form.setValue(
      'weekly',
      weekly.map((one) => (one === was ? { ...one, ...changed } : one)),
      { shouldDirty: true },
    );
  return (
    <ul className="ad-hours">
      {WEEKDAYS.map((name, at) => {
        const own = weekly.filter(({ day }) => day === at + 1);
        return (
          <li key={name}>
            <span className="ad-hours-day">{name}</span>
            <div className="ad-hours-times">
              {own.length === 0 && (
                <span className="at-meta">{weekly.length > 0 ? copy.closed : copy.notSet}</span>
              )}
              {own.map((one, n) => (
                <div className="ad-hours-row" key={n}>
                  <TimesInputs
                    day={name}
                    times={one}
                    readOnly={readOnly}
                    onChange={(changed) => change(one, changed)}
                  />
                  {!readOnly && (
                    <IconButton
                      icon={IconTrash}
                      size={28}
                      label={copy.remove(name)}
                      onPress={() => keep(weekly.filter((other) => other !== one))}
                    />
                  )}
                </div>
              ))}
            </div>
            {!readOnly && (
              <IconButton
                icon={IconPlus}
                size={28}
                label={copy.add(name)}
                onPress={() => keep([...weekly, { ...copy.usual, day: at + 1 }])}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}

function ExceptionFields({ form, readOnly }: Props) {
  const exceptions = form.watch('exceptions');
  const keep = (next: GeneralValues['exceptions']): void =>
    form.setValue('exceptions', next, { shouldDirty: true });
  return (
    <>
      {exceptions.map((one, at) => {
        const change = (changed: object): void =>
          keep(exceptions.map((other, n) => (n === at ? { ...other, ...changed } : other)));
        return (
          <div className="ad-hours-row" key={at}>
            <TextInput
              type="date"
              size="xs"
              aria-label={copy.date}
              disabled={readOnly}
              value={one.date}
              onChange={(event) => change({ date: event.currentTarget.value })}
            />
            <TimesInputs day={one.date} times={one} readOnly={readOnly} onChange={change} />
            {!readOnly && (
              <IconButton
                icon={IconTrash}
                size={28}
                label={copy.remove(one.date)}
                onPress={() => keep(exceptions.filter((_other, n) => n !== at))}
              />
            )}
          </div>
        );
      })}
      {!readOnly && (
        <Button
          size="xs"
          className="ad-hours-add"
          leftSection={<Icon of={IconPlus} size={14} />}
          onClick={() => keep([...exceptions, { date: '', opens: '', closes: '', note: '' }])}
        >
          {copy.addException}
        </Button>
      )}
    </>
  );
}

/** Renders the opening hours of the week, and exceptions by date. */
export function HoursFields(props: Props): ReactElement {
  const { errors } = props.form.formState;
  const problem = errors.weekly?.message ?? errors.exceptions?.message;
  return (
    <FormSection title={copy.title} text={copy.text}>
      <WeekFields {...props} />
      <h3 className="at-section-title">{copy.exceptions}</h3>
      <p className="at-meta">{copy.exceptionsText}</p>
      <ExceptionFields {...props} />
      {problem && (
        <p className="ad-hours-problem" role="alert">
          {String(problem)}
        </p>
      )}
    </FormSection>
  );
}
