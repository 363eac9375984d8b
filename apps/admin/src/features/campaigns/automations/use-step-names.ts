import { useCan, useCustomFields } from '@org/admin-kit';
import { rows } from '@org/api-client';
import { callQuery, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import { type Automation, allSteps } from '@org/schema/entities';
import { useQueries, useQuery } from '@tanstack/react-query';
import type { StepNames } from './describe-step.ts';

const { campaigns, customers, emailLists } = apiContract;

/** All lists: the maximum of a response exceeds the number of lists per tenant. */
const ALL = { query: { itemsPerPage: 200 } };

/** An option of a choice. */
export interface NamedChoice {
  readonly value: string;
  readonly label: string;
}

/** Names of what the steps of an automation refer to, and the options to choose from. */
export interface StepChoices {
  readonly names: StepNames;
  readonly lists: readonly NamedChoice[];
  readonly tags: readonly NamedChoice[];
  /** Custom fields of customers that contain a date, by their keys. */
  readonly dateFields: readonly NamedChoice[];
}

/** Loads the names of the emails, tags and lists of an automation. */
export function useStepChoices(automation: Automation): StepChoices {
  const api = useApi();
  const canFindTags = useCan('customers.can_view');
  const lists = useQuery(callQuery(api, emailLists.list, ALL));
  const tags = useQuery({ ...callQuery(api, customers.tags), enabled: canFindTags });
  const fields = useCustomFields(customers, canFindTags);
  const dateFields = (fields.data ?? [])
    .filter(({ type }) => type === 'date')
    .map(({ key, label }): NamedChoice => ({ value: key, label }));
  const emailIds = allSteps(automation.steps).flatMap((step) =>
    step.kind === 'email' && step.emailId !== null ? [step.emailId] : [],
  );
  const emails = useQueries({
    queries: [...new Set(emailIds)].map((id) => callQuery(api, campaigns.get, { params: { id } })),
  });
  const listRows = lists.data ? rows(lists.data).rows : [];
  const tagRows = tags.data ? rows(tags.data).rows : [];
  const getName = (found: readonly { id: number; name: string }[], id: number) =>
    found.find((one) => one.id === id)?.name;
  const toChoice = ({ id, name }: { id: number; name: string }): NamedChoice => ({
    value: String(id),
    label: name,
  });
  return {
    names: {
      email: (id) => {
        const email = emails.find(({ data }) => data?.campaign.id === id)?.data?.campaign;
        return email && (email.subject || email.name);
      },
      tag: (id) => getName(tagRows, id),
      list: (id) => getName(listRows, id),
      dateField: (key) => dateFields.find(({ value }) => value === key)?.label,
    },
    lists: listRows.map(toChoice),
    tags: tagRows.map(toChoice),
    dateFields,
  };
}
