import { useCan, useMe } from '@org/admin-kit';
import type { Customer } from '@org/schema/entities';
import { Segmented } from '@org/ui';
import { type ReactElement, useState } from 'react';
import { EmailComposer } from './email-composer.tsx';
import { text } from './messages.ts';
import { NoteComposer } from './note-composer.tsx';
import { TaskComposer } from './task-composer.tsx';

const COMPOSERS = {
  note: { label: text.note, Form: NoteComposer },
  task: { label: text.task, Form: TaskComposer },
  email: { label: text.email, Form: EmailComposer },
} as const;
type Kind = keyof typeof COMPOSERS;

/** Renders the forms of a note, a task and an email about a customer, one at a time. */
export function Composer({ customer }: { readonly customer: Customer }): ReactElement | null {
  const { plan } = useMe();
  const isEnterprise = plan?.level === 'enterprise';
  const canNote = useCan('notes.can_create') && isEnterprise;
  const canTask = useCan('tasks.can_create') && isEnterprise;
  const canEmail = useCan('customers.can_update');
  const offered = (
    [
      ['note', canNote],
      ['task', canTask],
      ['email', canEmail],
    ] as const
  ).flatMap(([kind, isOffered]): Kind[] => (isOffered ? [kind] : []));
  const [chosen, setChosen] = useState<readonly Kind[]>([]);
  const kind = chosen[0] ?? offered[0];
  if (!kind) return null;
  return (
    <section className="ad-record-card ad-composer" aria-label={text.composer}>
      <Segmented
        label={text.composer}
        value={kind}
        onChange={(next) => setChosen([next, ...chosen.filter((one) => one !== next), kind])}
        options={offered.map((value) => ({ value, label: COMPOSERS[value].label }))}
      />
      {/* What was typed in one form is kept while another one is shown. */}
      {offered
        .filter((one) => one === kind || chosen.includes(one))
        .map((one) => {
          const { Form } = COMPOSERS[one];
          return (
            <div key={one} hidden={one !== kind}>
              <Form customer={customer} />
            </div>
          );
        })}
    </section>
  );
}
