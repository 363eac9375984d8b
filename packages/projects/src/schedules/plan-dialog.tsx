import { PersonPicker, RecordPicker } from '@org/admin-kit';
import { readDuration } from '@org/schema';
import type { ScheduleStatus, TaskSchedule } from '@org/schema/entities';
import { Dialog, type DialogButton, Select, Textarea, TextInput, useFormats } from '@org/ui';
import { type ReactElement, useState } from 'react';
import { TASKS } from '../parts/record-sources.ts';
import { showDuration } from '../parts/typed-duration.ts';
import { STATUS_NAMES, text } from './messages.ts';
import { getDay, toInstant } from './plan-days.ts';
import type { PlanBody, PlanScope } from './use-plans.ts';

/** Rhythms of a plan as recurrence rules. */
const RHYTHMS = [
  { value: '', label: text.never },
  { value: 'FREQ=DAILY', label: text.daily },
  { value: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', label: text.workdays },
  { value: 'FREQ=WEEKLY', label: text.weekly },
  { value: 'FREQ=WEEKLY;INTERVAL=2', label: text.biweekly },
  { value: 'FREQ=MONTHLY', label: text.monthly },
];

const SCOPES = [
  { value: 'this', label: text.this },
  { value: 'following', label: text.following },
  { value: 'all', label: text.allOf },
];

/** Person, day and length of a new plan. */
export interface NewPlan {
  readonly userId: number;
  readonly day: string;
  readonly time: string;
  readonly minutes: number;
  readonly taskId?: number;
}

/** Props of the dialog: an existing plan or the start of a new one, and the handlers of its buttons. */
export interface PlanDialogProps {
  readonly plan?: TaskSchedule | undefined;
  readonly given: NewPlan;
  readonly canChange: boolean;
  readonly onSave: (body: PlanBody, status: ScheduleStatus, scope: PlanScope) => Promise<boolean>;
  readonly onRemove: (scope: PlanScope) => Promise<boolean>;
  readonly onLog: () => void;
  readonly onClose: () => void;
}

/** Gives the first field of a form the initial focus, which the dialog's close button would have otherwise; pickers take no attribute for it. */
function markFirstField(form: HTMLElement | null): void {
  form?.querySelector('input')?.setAttribute('data-autofocus', 'true');
}

/** Renders the form of planned time. It stays open with what was typed when the server refuses it. */
export function PlanDialog(props: PlanDialogProps): ReactElement {
  const { plan, given, canChange, onSave, onRemove, onLog, onClose } = props;
  const { timezone } = useFormats();
  const [taskId, setTaskId] = useState(String(given.taskId ?? plan?.task_id ?? ''));
  const [userId, setUserId] = useState(String(given.userId));
  const [day, setDay] = useState(given.day);
  const [time, setTime] = useState(given.time);
  const [hours, setHours] = useState(showDuration(given.minutes));
  const minutes = readDuration(hours);
  const [notes, setNotes] = useState(plan?.notes ?? '');
  const [status, setStatus] = useState<ScheduleStatus>(plan?.status ?? 'planned');
  const [rule, setRule] = useState(plan?.recurrence?.rrule ?? '');
  const until = plan?.recurrence?.until;
  const [end, setEnd] = useState(until ? getDay(until, timezone) : '');
  const [scope, setScope] = useState<PlanScope>('this');
  const [isBusy, setBusy] = useState(false);
  const isTaskKnown = given.taskId !== undefined || plan !== undefined;
  const isOwnRule = rule !== '' && RHYTHMS.every(({ value }) => value !== rule);
  const isComplete =
    taskId !== '' && userId !== '' && day !== '' && time !== '' && Boolean(minutes);

  async function run(work: () => Promise<boolean>): Promise<void> {
    setBusy(true);
    if (await work()) onClose();
    else setBusy(false);
  }

  const save = (): Promise<boolean> =>
    onSave(
      {
        task_id: Number(taskId),
        user_id: Number(userId),
        scheduled_start_time: toInstant(day, time, timezone),
        allocated_minutes: minutes ?? given.minutes,
        notes,
        ...((rule !== '' || plan?.recurrence) &&
          (plan === undefined || scope !== 'this') && {
            recurrence:
              rule === ''
                ? null
                : { rrule: rule, until: end === '' ? null : toInstant(end, '23:59', timezone) },
          }),
      },
      status,
      scope,
    );

  const buttons: DialogButton[] = [
    ...(plan
      ? [{ label: text.delete, onPress: () => void run(() => onRemove(scope)), disabled: isBusy }]
      : []),
    ...(plan && plan.time_entry_id === null
      ? [
          {
            label: text.log,
            onPress: () => {
              onLog();
              onClose();
            },
            disabled: isBusy,
          },
        ]
      : []),
    {
      label: plan ? text.save : text.create,
      kind: 'primary',
      onPress: () => void run(save),
      busy: isBusy,
      disabled: !isComplete,
    },
  ];

  return (
    <Dialog
      open
      title={plan ? text.editPlan : text.newPlan}
      onClose={onClose}
      buttons={canChange ? buttons : []}
    >
      <div ref={isTaskKnown ? undefined : markFirstField} className="pj-plan-form">
        <RecordPicker
          source={TASKS}
          label={text.task}
          none={text.noTask}
          nothingFound={text.noTasksFound}
          value={taskId}
          clearable={false}
          onChange={setTaskId}
        />
        <PersonPicker
          label={text.person}
          none={text.noPerson}
          value={userId}
          clearable={false}
          onChange={setUserId}
        />
        <div className="pj-plan-times">
          <TextInput
            type="date"
            label={text.day}
            // The list of tasks opens with the focus: it is in the way when the task is known.
            data-autofocus={isTaskKnown || undefined}
            value={day}
            onChange={(event) => setDay(event.currentTarget.value)}
          />
          <TextInput
            type="time"
            label={text.start}
            value={time}
            onChange={(event) => setTime(event.currentTarget.value)}
          />
          <TextInput
            label={text.hours}
            value={hours}
            error={minutes === undefined ? text.notHours : undefined}
            onChange={(event) => setHours(event.currentTarget.value)}
          />
        </div>
        <Select
          label={text.repeats}
          data={isOwnRule ? [...RHYTHMS, { value: rule, label: text.ownRule }] : RHYTHMS}
          value={rule}
          allowDeselect={false}
          onChange={(value) => setRule(value ?? '')}
        />
        {rule !== '' && (
          <TextInput
            type="date"
            label={text.repeatsUntil}
            value={end}
            min={day}
            onChange={(event) => setEnd(event.currentTarget.value)}
          />
        )}
        {plan && (
          <Select
            label={text.status}
            data={Object.entries(STATUS_NAMES).map(([value, label]) => ({ value, label }))}
            value={status}
            allowDeselect={false}
            onChange={(value) => setStatus((value ?? 'planned') as ScheduleStatus)}
          />
        )}
        <Textarea
          label={text.notes}
          autosize
          minRows={2}
          value={notes}
          onChange={(event) => setNotes(event.currentTarget.value)}
        />
        {plan?.recurrence && (
          <Select
            label={text.scope}
            data={SCOPES}
            value={scope}
            allowDeselect={false}
            onChange={(value) => setScope((value ?? 'this') as PlanScope)}
          />
        )}
      </div>
    </Dialog>
  );
}
