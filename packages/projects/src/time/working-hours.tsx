import { FailedState, useCan, useMe } from '@org/admin-kit';
import { callKey, callQuery, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import type { Assignee, WorkingHours as Hours } from '@org/schema/entities';
import { FormSection, IconButton, SkeletonLines, TextInput, useFormats } from '@org/ui';
import { IconPencil } from '@tabler/icons-react';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useDeferredValue, useState } from 'react';
import { formatMinutes } from '../parts/durations.ts';
import { text } from './messages.ts';
import { WorkingHoursDialog } from './working-hours-dialog.tsx';

const { timeEntries, assignees } = apiContract;

/** Props of the list: minutes of work of the company on each day from Monday on. */
export interface WorkingHoursProps {
  readonly usual: readonly number[];
}

/** Number of people of one answer. */
const MAX_PEOPLE = 100;

const sum = (minutes: readonly number[]): number => minutes.reduce((all, one) => all + one, 0);

function PersonHours({
  person,
  hours,
  usual,
  onEdit,
}: {
  readonly person: Assignee;
  readonly hours: Hours | undefined;
  readonly usual: readonly number[];
  readonly onEdit: () => void;
}): ReactElement {
  const formats = useFormats();
  const currency = useMe().settings?.currency || undefined;
  const own = hours?.working_minutes;
  const rate = hours?.hourly_rate ?? null;
  return (
    <li>
      <div>
        <strong className="at-cut">{person.displayName}</strong>
        <span className="at-meta">
          {[
            text.aWeek(formatMinutes(sum(own ?? usual), formats)),
            own ? text.ownHours : text.companyHours,
            rate === null ? '' : text.anHour(formats.money(rate, currency)),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </div>
      <IconButton icon={IconPencil} label={text.editHours(person.displayName)} onPress={onEdit} />
    </li>
  );
}

/** Renders the staff with their working hours and rates, each of which can be changed. */
export function WorkingHours({ usual }: WorkingHoursProps): ReactElement | null {
  const api = useApi();
  const queries = useQueryClient();
  const canView = useCan('time_entries.can_view_all');
  const [search, setSearch] = useState('');
  const asked = useDeferredValue(search.trim());
  const staff = useQuery({
    ...callQuery(api, assignees.list, { query: asked === '' ? {} : { search: asked } }),
    enabled: canView,
    placeholderData: keepPreviousData,
  });
  const hours = useQuery({ ...callQuery(api, timeEntries.workingHours, {}), enabled: canView });
  const [edited, setEdited] = useState<Assignee>();
  if (!canView) return null;
  const failed = [staff, hours].find(({ isError }) => isError);
  // One answer has only so many people.
  const hasSearch = search !== '' || (staff.data?.rows.length ?? 0) >= MAX_PEOPLE;
  const byPerson = new Map(hours.data?.results.rows.map((row) => [row.user_id, row]));
  return (
    <FormSection title={text.hoursOfPeople} text={text.hoursOfPeopleHelp}>
      {hasSearch && (
        <TextInput
          label={text.findPerson}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      )}
      {failed ? (
        <FailedState error={failed.error} onRetry={() => void failed.refetch()} />
      ) : !staff.data || !hours.data ? (
        <SkeletonLines count={4} />
      ) : (
        <ul className="pj-hours">
          {staff.data.rows.map((person) => (
            <PersonHours
              key={person.id}
              person={person}
              hours={byPerson.get(person.id)}
              usual={usual}
              onEdit={() => setEdited(person)}
            />
          ))}
        </ul>
      )}
      {edited && (
        <WorkingHoursDialog
          person={edited}
          stored={byPerson.get(edited.id)}
          usual={usual}
          onClose={() => setEdited(undefined)}
          onSaved={() =>
            void queries.invalidateQueries({ queryKey: callKey(timeEntries.workingHours) })
          }
        />
      )}
    </FormSection>
  );
}
