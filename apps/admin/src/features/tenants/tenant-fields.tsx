import { callQuery, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import { PLANS, type TenantModule } from '@org/schema/entities';
import { Checkbox, NativeSelect } from '@org/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { text } from './messages.ts';

/** Agency, plan and modules of a tenant. */
export interface TenantTerms {
  readonly agency_id: number | null;
  readonly plan: (typeof PLANS)[number];
  readonly modules: readonly TenantModule[];
}

const planName = (plan: string): string => plan.charAt(0).toUpperCase() + plan.slice(1);

/** Renders agency, plan and modules of a tenant. */
export function TenantTermsFields({
  value,
  onChange,
}: {
  readonly value: TenantTerms;
  readonly onChange: (terms: TenantTerms) => void;
}): ReactElement {
  const agencies = useQuery(callQuery(useApi(), apiContract.tenants.agencies));
  return (
    <>
      <NativeSelect
        label={text.agency}
        value={String(value.agency_id ?? '')}
        data={[
          { value: '', label: text.noAgency },
          ...(agencies.data?.results.rows ?? []).map(({ id, name }) => ({
            value: String(id),
            label: name,
          })),
        ]}
        onChange={(event) =>
          onChange({ ...value, agency_id: Number(event.currentTarget.value) || null })
        }
      />
      <NativeSelect
        label={text.plan}
        value={value.plan}
        data={PLANS.map((plan) => ({ value: plan, label: planName(plan) }))}
        onChange={(event) => {
          const plan = PLANS.find((one) => one === event.currentTarget.value);
          if (plan) onChange({ ...value, plan });
        }}
      />
      <Checkbox
        label={text.emailMarketing}
        checked={value.modules.includes('email_marketing')}
        onChange={(event) =>
          onChange({ ...value, modules: event.currentTarget.checked ? ['email_marketing'] : [] })
        }
      />
    </>
  );
}
