import { apiContract } from '@org/schema/contract';
import { Button, Icon } from '@org/ui';
import { IconFileTypePdf } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { text } from './messages.ts';

/** Props of the link: days of the period, and the person. */
export interface TimesheetLinkProps {
  readonly from: string;
  readonly to: string;
  readonly userId: number;
}

/** Renders a link to the printable timesheet of a person. */
export function TimesheetLink({ from, to, userId }: TimesheetLinkProps): ReactElement {
  const search = new URLSearchParams({ startDate: from, endDate: to, userId: String(userId) });
  return (
    <Button
      component="a"
      href={`${apiContract.timeEntries.timesheet.path}?${search}`}
      target="_blank"
      rel="noopener"
      leftSection={<Icon of={IconFileTypePdf} />}
    >
      {text.timesheet}
    </Button>
  );
}
