import { describeError } from '@org/admin-kit';
import { callQuery, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import { ErrorState, Skeleton } from '@org/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { text } from '../messages.ts';

/** Styles that show the number of people at each link. */
const MARKS = `<style>
a[data-clicks]{outline:2px solid #3b4cca;outline-offset:1px}
a[data-clicks="0"]{outline:1px dashed #8a8f98}
a[data-clicks]::after{content:attr(data-clicks);display:inline-block;min-width:18px;margin-left:4px;padding:1px 6px;border-radius:9px;background:#3b4cca;color:#fff;font:600 12px/16px system-ui,sans-serif;text-align:center;vertical-align:middle}
a[data-clicks="0"]::after{background:#5f6570}
</style></head>`;

/** Renders the sent email, with the number of people who followed each link. */
function SentEmail({ id }: { readonly id: number }): ReactElement {
  const api = useApi();
  const query = useQuery(callQuery(api, apiContract.campaignSending.sentEmail, { params: { id } }));
  if (query.isError && !query.data)
    return (
      <ErrorState
        {...describeError(query.error)}
        title={text.clickMapFailed}
        onRetry={() => void query.refetch()}
      />
    );
  if (!query.data) return <Skeleton height={400} />;
  const { html } = query.data.results;
  return (
    <iframe
      className="cp-click-map"
      title={text.clickMapFrame}
      sandbox=""
      srcDoc={html.replace('</head>', () => MARKS)}
    />
  );
}

/** Renders a picture of the email with the clicks on it, which is loaded when it is opened. */
export function ClickMap({ id }: { readonly id: number }): ReactElement {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className="cp-map" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{text.clickMap}</summary>
      <p className="at-meta">{text.clickMapAbout}</p>
      {isOpen && <SentEmail id={id} />}
    </details>
  );
}
