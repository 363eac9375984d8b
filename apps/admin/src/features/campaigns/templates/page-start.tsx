import { FailedState, RecordPicker } from '@org/admin-kit';
import { callKey, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import type { Settings } from '@org/schema/entities';
import { Loader } from '@org/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { PUBLISHED_PAGES } from '../../../shell/pages/page-source.ts';
import { loadPageEmail, type PageEmailStart } from './load-page-email.ts';
import { text } from './messages.ts';

/** Props of the choice: colors and name of the tenant, and URL of its site ('' for none). */
export interface PageStartProps {
  readonly settings: Settings;
  readonly siteUrl: string;
  /** Called with the email of the chosen page, and with undefined while there is none. */
  readonly onStart: (email: PageEmailStart | undefined) => void;
}

/** Renders the choice of a published page that an email starts from, and what of it is left out. */
export function PageStart({ settings, siteUrl, onStart }: PageStartProps): ReactElement {
  const api = useApi();
  const box = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState('');
  const email = useQuery({
    queryKey: [...callKey(apiContract.pages.get), 'email', page, settings.version, siteUrl],
    enabled: page !== '',
    queryFn: () => loadPageEmail(Number(page), { api, settings, siteUrl }),
    retry: false,
  });
  // Another callback is no reason to report the same email again.
  useEffect(() => onStart(email.data), [email.data]);
  // On small screens the choice would be below the screen, where nobody expects it.
  useEffect(() => box.current?.scrollIntoView?.({ block: 'nearest' }), []);
  return (
    <div className="cp-page-start" ref={box}>
      <RecordPicker
        source={PUBLISHED_PAGES}
        label={text.page}
        none={text.choosePage}
        nothingFound={text.noPageFound}
        value={page}
        onChange={setPage}
      />
      <div className="cp-page-start-notes" role="status">
        {email.isLoading && <Loader size="sm" role="img" aria-label={text.converting} />}
        {email.data && (
          <p>
            {email.data.leftOut.length > 0
              ? text.leftOut(email.data.leftOut.join(', '))
              : text.nothingLeftOut}
          </p>
        )}
        {email.data?.isCut && <p>{text.pageCut}</p>}
      </div>
      {email.isError && <FailedState error={email.error} onRetry={() => void email.refetch()} />}
    </div>
  );
}
