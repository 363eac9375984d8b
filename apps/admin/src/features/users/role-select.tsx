import { Select } from '@org/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { text } from './messages.ts';
import { rolesQuery } from './users.queries.ts';

/** Props of the select: id of the chosen role, and change handler. */
export interface RoleSelectProps {
  readonly value: number;
  readonly onChange: (role: number) => void;
  readonly error?: string | undefined;
}

/** Renders the roles that the user may assign. */
export function RoleSelect({ value, onChange, error }: RoleSelectProps): ReactElement {
  const { data } = useQuery(rolesQuery());
  const options = (data?.results.rows ?? [])
    .filter(({ may_give, id }) => may_give || id === value)
    .map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <Select
      label={text.role}
      data={options}
      value={String(value)}
      allowDeselect={false}
      comboboxProps={{ withinPortal: true, zIndex: 1000 }}
      onChange={(chosen) => chosen && onChange(Number(chosen))}
      error={error}
    />
  );
}
