import { AppLink, RowsScreen, useCan } from '@org/admin-kit';
import { callQuery, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import { AUTOMATION_STARTS, type Automation } from '@org/schema/entities';
import { StatusDot, useFormats } from '@org/ui';
import { IconBolt } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { AUTOMATION_TONES } from './automation-tones.ts';
import { text } from './messages.ts';
import { NewAutomation } from './new-automation.tsx';
import './automations.css';

/** All automations: the maximum of a response exceeds their number per tenant. */
const ALL = { query: { itemsPerPage: 200 } };

function Row({ automation }: { readonly automation: Automation }): ReactElement {
  const { number } = useFormats();
  const { id, name, status, start, people } = automation;
  return (
    <li>
      <span className="ad-rows-main">
        <AppLink href={`/admin/email-marketing/automations/${id}`} className="ad-row-link">
          {name}
        </AppLink>
        <span className="at-meta">
          {AUTOMATION_STARTS[start.event]} ·{' '}
          {text.people(number(people.waiting), number(people.done))}
        </span>
      </span>
      <StatusDot tone={AUTOMATION_TONES[status]} label={text.statuses[status]} />
    </li>
  );
}

/** Renders the automations. */
export function AutomationsRoute(): ReactElement {
  const api = useApi();
  const canView = useCan('email_marketing.can_view');
  const canCreate = useCan('email_marketing.can_create');
  const [isNew, setIsNew] = useState(false);
  const found = useQuery({
    ...callQuery(api, apiContract.automations.list, ALL),
    enabled: canView,
  });
  return (
    <RowsScreen
      title={text.many}
      icon={IconBolt}
      what={text.see}
      canView={canView}
      query={found}
      create={canCreate ? { label: text.new, onPress: () => setIsNew(true) } : undefined}
      empty={{ title: text.emptyTitle, text: text.emptyText }}
      dialogs={isNew && <NewAutomation onClose={() => setIsNew(false)} />}
    >
      {(automation) => <Row key={automation.id} automation={automation} />}
    </RowsScreen>
  );
}
