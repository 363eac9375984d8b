import { FailedState, useMe } from '@org/admin-kit';
import { callQuery, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import { DEFAULT_SETTINGS, type Settings } from '@org/schema/entities';
import { FormSection, Skeleton } from '@org/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { text } from '../messages.ts';
import './email-template-picker.css';
import { type DrawnTemplate, loadEmailTemplates } from './load-email-templates.ts';

/** Content and texts that a new campaign starts with; undefined content for the default email. */
export interface CampaignStart {
  readonly content: string | undefined;
  readonly subject: string;
  readonly preheader: string;
}

const UNKNOWN_SETTINGS: Settings = { ...DEFAULT_SETTINGS, version: 0 };
const EMPTY: CampaignStart = { content: undefined, subject: '', preheader: '' };

/** Renders the ready-made emails that a new campaign can start from, and the empty one. */
export function EmailTemplatePicker({
  onChoose,
}: {
  readonly onChoose: (start: CampaignStart) => void;
}): ReactElement {
  const { siteUrl } = useMe();
  const settings = useQuery(callQuery(useApi(), apiContract.settings.get));
  // Users who may not read the settings see the emails in the colors of every new site.
  const own = settings.data?.settings ?? (settings.isError ? UNKNOWN_SETTINGS : undefined);
  const templates = useQuery({
    queryKey: ['email-templates', own?.version ?? 0, siteUrl ?? ''],
    enabled: own !== undefined,
    queryFn: async () => (own ? loadEmailTemplates(own, siteUrl ?? '') : []),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const [chosen, setChosen] = useState('');

  function choose(template: DrawnTemplate | undefined): void {
    setChosen(template?.key ?? '');
    if (!template) return onChoose(EMPTY);
    const { subject, preheader } = template;
    onChoose({ content: template.encode(), subject, preheader });
  }

  const card = (key: string, name: string, about: string, html: string): ReactElement => (
    <label className="cp-template" key={key}>
      <input
        type="radio"
        name="email-template"
        className="cp-template-input"
        checked={chosen === key}
        onChange={() => choose(templates.data?.find((one) => one.key === key))}
      />
      <span className="cp-template-picture" aria-hidden>
        {html && <iframe title={name} tabIndex={-1} sandbox="" loading="lazy" srcDoc={html} />}
      </span>
      <span className="cp-template-words">
        <strong>{name}</strong>
        <span className="at-meta">{about}</span>
      </span>
    </label>
  );
  return (
    <FormSection title={text.startFrom}>
      {templates.isError && (
        <FailedState error={templates.error} onRetry={() => void templates.refetch()} />
      )}
      <fieldset className="cp-templates" aria-busy={templates.isPending}>
        <legend>{text.startFromHelp}</legend>
        {card('', text.emptyEmail, text.emptyEmailHelp, '')}
        {templates.isPending &&
          Array.from({ length: 5 }, (_, at) => <Skeleton key={at} height={284} />)}
        {templates.data?.map(({ key, name, description, html }) =>
          card(key, name, description, html),
        )}
      </fieldset>
    </FormSection>
  );
}
