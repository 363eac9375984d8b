import { PersonPicker, RecordPicker, type RecordSource } from '@org/admin-kit';
import { rows } from '@org/api-client';
import { callKey } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import { PRIORITY_OPTIONS } from '@org/schema/entities';
import { Button, Icon, ListSearch, Segmented, Select } from '@org/ui';
import { IconAdjustmentsHorizontal, IconX } from '@tabler/icons-react';
import { type ReactElement, useState } from 'react';
import { text } from '../copy/messages.ts';
import { type BoardAddress, getFilter, getLanes, isFiltered } from '../model/card-filter.ts';

/** Number of projects that the filter offers at once. */
const MAX_PROJECTS = 50;

const { projects } = apiContract;
const PROJECTS: RecordSource = {
  key: callKey(projects.list),
  find: async (api, search, signal) =>
    rows(
      await api.call(projects.list, {
        query: { itemsPerPage: MAX_PROJECTS, ...(search && { search }) },
        signal,
      }),
    ).rows.map(({ id, title }) => ({ value: String(id), label: title })),
  getName: async (api, id) => (await api.call(projects.get, { params: { id } })).project.title,
};

/** Props of the toolbar: state of the board's URL, and its change handler. */
export interface BoardToolbarProps {
  readonly address: BoardAddress;
  readonly onChange: (changed: BoardAddress) => void;
}

/** Renders search, filters and rows of a board. */
export function BoardToolbar({ address, onChange }: BoardToolbarProps): ReactElement {
  const [isOpen, setOpen] = useState(false);
  const filtered = isFiltered(getFilter(address));
  return (
    <div className="pj-board-tools">
      <ListSearch
        label={text.search}
        value={address.text ?? ''}
        onChange={(words) => onChange({ text: words })}
      />
      <Button
        size="xs"
        variant="default"
        className="pj-board-more"
        aria-expanded={isOpen}
        leftSection={<Icon of={IconAdjustmentsHorizontal} />}
        onClick={() => setOpen(!isOpen)}
      >
        {text.filters}
      </Button>
      <div className="pj-board-filters" data-open={isOpen || undefined}>
        <PersonPicker
          label={text.person}
          none={text.anyone}
          value={address.person ?? ''}
          onChange={(person) => onChange({ person })}
        />
        <RecordPicker
          source={PROJECTS}
          label={text.projectFilter}
          none={text.anyProject}
          nothingFound={text.noProjects}
          value={address.project ?? ''}
          onChange={(project) => onChange({ project })}
        />
        <Select
          label={text.priorityFilter}
          placeholder={text.anyPriority}
          clearable
          data={[...PRIORITY_OPTIONS]}
          value={getFilter(address).priority ?? null}
          onChange={(priority) => onChange({ priority: priority ?? '' })}
        />
        <Segmented
          label={text.lanes}
          value={getLanes(address)}
          options={[
            { value: 'none', label: text.noLanes },
            { value: 'person', label: text.byPerson },
            { value: 'project', label: text.byProject },
          ]}
          onChange={(lanes) => onChange({ lanes: lanes === 'none' ? '' : lanes })}
        />
        {filtered && (
          <Button
            size="xs"
            variant="subtle"
            leftSection={<Icon of={IconX} />}
            onClick={() => onChange({ text: '', person: '', project: '', priority: '' })}
          >
            {text.clear}
          </Button>
        )}
      </div>
    </div>
  );
}
