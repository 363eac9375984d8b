import type { Assignee } from '@org/schema/entities';
import type { ReactElement } from 'react';
import { text } from './messages.ts';
import { PEOPLE, toPeopleOptions } from './people.ts';
import { RecordsField, type RecordsFieldProps } from './records-field.tsx';

/** Props of the field: ids of the chosen people, and those of the record, whose names are known. */
export interface PeopleFieldProps
  extends Omit<RecordsFieldProps, 'source' | 'nothingFound' | 'known'> {
  readonly known?: readonly Assignee[] | undefined;
}

/** Picks several people of the tenant. */
export function PeopleField({ known, ...props }: PeopleFieldProps): ReactElement {
  return (
    <RecordsField
      source={PEOPLE}
      nothingFound={text.nobodyFound}
      known={toPeopleOptions(known)}
      {...props}
    />
  );
}
