import { FailedState, useCan, useMe } from '@org/admin-kit';
import { callQuery, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import { DEFAULT_SETTINGS, type Settings } from '@org/schema/entities';
import { FormSection, Skeleton } from '@org/ui';
import { IconFileText } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { text } from '../messages.ts';
import './email-template-picker.css';
import { type DrawnTemplate, loadEmailTemplates } from './load-email-templates.ts';
import { text as pageText } from './messages.ts';
import { PageStart } from './page-start.tsx';

/** Content and texts that a new campaign starts with; undefined content for the default email. */
export interface CampaignStart {
  readonly content: string | undefined;
  readonly subject: string;
  readonly preheader: string;
}

/** An email that a campaign starts from. */
type StartEmail = Pick<DrawnTemplate, 'subject' | 'preheader' | 'encode'>;

const UNKNOWN_SETTINGS: Settings = { ...DEFAULT_SETTINGS, version: 0 };
const EMPTY: CampaignStart = { content: undefined, subject: '', preheader: '' };
/** Key of the card that starts from a page. */
const FROM_PAGE = 'page';

/** Renders what a new campaign can start from: the empty email, a page of the site, and the ready-made emails. */
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
  const [pageHtml, setPageHtml] = useState('');
  const canSeePages = useCan('pages.can_view');

  function start(email: StartEmail | undefined): void {
    if (!email) return onChoose(EMPTY);
    const { subject, preheader } = email;
    onChoose({ content: email.encode(), subject, preheader });
  }
  function choose(key: string): void {
    setChosen(key);
    setPageHtml('');
    start(templates.data?.find((template) => template.key === key));
  }

  const card = (key: string, name: string, about: string, html: string): ReactElement => (
    <label className="cp-template" key={key}>
      <span className="cp-template-picture" aria-hidden>
        {html && <iframe title={name} tabIndex={-1} sandbox="" loading="lazy" srcDoc={html} />}
        {key === FROM_PAGE && !html && <IconFileText size={40} stroke={1.25} />}
      </span>
      <span className="cp-template-words">
        <input
          type="radio"
          name="email-template"
          className="cp-template-input"
          checked={chosen === key}
          onChange={() => choose(key)}
        />
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
        {canSeePages && card(FROM_PAGE, pageText.fromPage, pageText.fromPageHelp, pageHtml)}
        {chosen === FROM_PAGE && own && (
          <PageStart
            settings={own}
            siteUrl={siteUrl ?? ''}
            onStart={(email) => {
              setPageHtml(email?.html ?? '');
              start(email);
            }}
          />
        )}
        {templates.isPending &&
          Array.from({ length: 5 }, (_, at) => <Skeleton key={at} height={284} />)}
        {templates.data?.map(({ key, name, description, html }) =>
          card(key, name, description, html),
        )}
      </fieldset>
    </FormSection>
  );
}
