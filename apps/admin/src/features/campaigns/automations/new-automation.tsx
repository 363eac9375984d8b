import { ActionDialog, type ActionProblems, failureWords, logFailure } from '@org/admin-kit';
import { type ApiClient, isApiError } from '@org/api-client';
import { callKey, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import type { Automation } from '@org/schema/entities';
import { TextInput } from '@org/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type ReactElement, useState } from 'react';
import { text } from './messages.ts';
import { READY_AUTOMATIONS, type ReadyAutomation } from './ready-automations.ts';

const { automations } = apiContract;

/** Creates an automation; a ready-made one with its emails and steps. Parts are created one by one: what is there can be edited. */
async function create(
  api: ApiClient,
  name: string,
  ready: ReadyAutomation | undefined,
): Promise<Automation> {
  const start = ready?.start ?? {
    event: 'subscriber.joined' as const,
    listId: null,
    tagId: null,
    hours: 4,
    fieldKey: '',
    days: 0,
  };
  const { automation } = await api.call(automations.create, {
    body: { name, start },
    idempotencyKey: crypto.randomUUID(),
  });
  if (!ready) return automation;
  const [{ EMAIL_TEMPLATES }, { createTree, encodeContent }, { blockRegistry }] = await Promise.all(
    [
      import('@org/starter-kits/emails'),
      import('@org/content'),
      import('@org/installed-blocks/definitions'),
    ],
  );
  const ids: number[] = [];
  for (const email of ready.emails) {
    const template = EMAIL_TEMPLATES.find(({ key }) => key === email.template)?.template;
    const { campaign } = await api.call(automations.createEmail, {
      params: { id: automation.id },
      body: {
        name: email.name,
        subject: email.subject,
        preheader: email.preheader,
        ...(template && { content: encodeContent(createTree(template, blockRegistry)) }),
      },
      idempotencyKey: crypto.randomUUID(),
    });
    ids.push(campaign.id);
  }
  const saved = await api.call(automations.update, {
    params: { id: automation.id },
    body: { steps: ready.steps(ids), version: automation.version },
  });
  return saved.automation;
}

/** Renders the form of a new automation, which is empty or starts from a ready-made one. */
export function NewAutomation({ onClose }: { readonly onClose: () => void }): ReactElement {
  const api = useApi();
  const router = useRouter();
  const queries = useQueryClient();
  const [chosen, setChosen] = useState<ReadyAutomation | undefined>(READY_AUTOMATIONS[0]);
  const [typed, setTyped] = useState<string>();
  const name = typed ?? chosen?.name ?? '';
  async function send(): Promise<ActionProblems> {
    if (name.trim() === '') return { name: text.nameMissing };
    try {
      const { id } = await create(api, name.trim(), chosen);
      await queries.invalidateQueries({ queryKey: callKey(automations.list) });
      await router.navigate({ href: `/admin/email-marketing/automations/${id}` });
      return undefined;
    } catch (error) {
      if (!isApiError(error)) throw error;
      logFailure(text.create, error);
      await queries.invalidateQueries({ queryKey: callKey(automations.list) });
      return Object.keys(error.formErrors).length > 0
        ? error.formErrors
        : { '': failureWords(error) };
    }
  }
  const option = (
    key: string,
    label: string,
    about: string,
    ready: ReadyAutomation | undefined,
  ) => (
    <label className="au-ready" key={key}>
      <input
        type="radio"
        name="automation"
        checked={chosen?.key === ready?.key}
        onChange={() => setChosen(ready)}
      />
      <span>
        <strong>{label}</strong>
        <span className="at-meta">{about}</span>
      </span>
    </label>
  );
  return (
    <ActionDialog
      title={text.new}
      confirmLabel={text.create}
      closeLabel={text.cancel}
      width={560}
      send={send}
      onClose={onClose}
    >
      {(problems) => (
        <>
          <TextInput
            label={text.name}
            required
            data-autofocus
            maxLength={120}
            value={name}
            error={problems.name}
            onChange={({ currentTarget: { value } }) => setTyped(value)}
          />
          <fieldset className="au-choices">
            <legend>{text.startFrom}</legend>
            {READY_AUTOMATIONS.map((ready) =>
              option(ready.key, ready.name, ready.description, ready),
            )}
            {option('empty', text.emptyFlow, text.emptyFlowHelp, undefined)}
          </fieldset>
        </>
      )}
    </ActionDialog>
  );
}
